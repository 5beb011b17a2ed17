// The drawings of Onirim. All are decorative (aria-hidden): whoever shows one gives it its name.
export { default as Card } from './Card.svelte';
export { default as Emblem } from './Emblem.svelte';
export { default as Glyph } from './Glyph.svelte';
export { default as Goal } from './Goal.svelte';
export { default as Premonition } from './Premonition.svelte';
export { default as Spell } from './Spell.svelte';
export { glyphNames, type GlyphName } from './glyphs';
export { cardCodes, colours, pictureOf, symbols, towerEdges, type Colour, type Picture, type Symbol, type TowerNumber } from './cards';
export { premonitionIds } from './premonitions';

export const spellIds = ['prophecy', 'swap', 'punishment'] as const;
