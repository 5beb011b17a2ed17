// The drawings as markup: that each is there, is nobody else's, holds no text and no ids, and obeys a policy without inline styles. How they look is for eyes: scripts/gallery-pictures.mjs.
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';

import cardsOfTheRules from '../../../../../games/onirim/include/onirim/cards.hpp?raw';
import styles from './art.css?raw';
import { Card, cardCodes, colours, Emblem, Glyph, glyphNames, Goal, pictureOf, Premonition, premonitionIds, Spell, spellIds, towerEdges } from '.';

const drawn = (component: Component<any>, props: Record<string, unknown>) => render(component, { props }).body.replace(/<!--.*?-->/g, '');

const drawings: [name: string, markup: string][] = [
  ...[...cardCodes, '?'].map((code): [string, string] => [`card ${code}`, drawn(Card, { code, size: 72 })]),
  ...[...premonitionIds, '?'].map((id): [string, string] => [`premonition ${id}`, drawn(Premonition, { id, size: 72 })]),
  ...colours.flatMap((colour) => [false, true].map((closed): [string, string] => [`goal ${colour} ${closed}`, drawn(Goal, { colour, closed, size: 72 })])),
  ...spellIds.map((id): [string, string] => [`spell ${id}`, drawn(Spell, { id, size: 72 })]),
  ...glyphNames.map((of): [string, string] => [`glyph ${of}`, drawn(Glyph, { of, size: 24 })]),
  ...glyphNames.map((of): [string, string] => [`emblem ${of}`, drawn(Emblem, { of, size: 72 })]),
];

describe.each(drawings)('%s', (_, markup) => {
  test('is one hidden picture without text, ids or inline styles', () => {
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(markup.trim().endsWith('</svg>')).toBe(true);
    expect(markup).not.toMatch(/<text|<title|<style|<image|<use|\sid=|\sstyle=|url\(/);
  });

  test('has well-formed outlines and only known surfaces', () => {
    for (const [, outline = ''] of markup.matchAll(/ d="([^"]*)"/g)) expect(outline).toMatch(/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/);
    expect(markup).not.toMatch(/undefined|NaN/);
    for (const [, names = ''] of markup.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.split(' ').filter((word) => word !== '' && !/^(svelte-|any$|alike$|emblem$)/.test(word))) expect(styles).toContain(`.${name}`);
    }
  });

  test('is as large as asked', () => expect(markup).toMatch(/ width="(72|24)" height="(72|24|100\.8)"/));
});

test('no two drawings are alike', () => expect(new Set(drawings.map(([, markup]) => markup)).size).toBe(drawings.length));

test('without a size a drawing is as wide as its place', () => {
  expect(drawn(Card, { code: 'RS' })).toMatch(/^<svg class="art" viewBox="0 0 100 140" aria-hidden/);
});

test('ONI_8_4_a_tower_says_how_many_cards_it_looks_at', () => {
  const bookmark = (code: string) => /M71 2H92[\s\S]*?class="cut bold" d="([^"]*)"/.exec(drawn(Card, { code }))?.[1];
  const digits = ['R3', 'R4', 'R5'].map(bookmark);
  expect(digits.every(Boolean) && new Set(digits).size === 3).toBe(true);
  for (const colour of colours) expect([3, 4, 5].map((number) => bookmark(`${colour}${number}`))).toEqual(digits);
  expect(bookmark('RS')).toBeUndefined();
});

test('what is no card is a back', () => {
  for (const code of ['?', '?@2', '', 'RR', 'R6', 'Rs', 'RSS', 'dream']) expect(pictureOf(code)).toEqual({ kind: 'back' });
});

test('ONI_8_1_the_edges_drawn_are_those_of_the_rules', () => {
  const table = /tower_edges\{\{([\s\S]*?)\}\};/.exec(cardsOfTheRules)?.[1] ?? '';
  const bits = [...table.matchAll(/\{(\d), (\d)\}/g)].map(([, left, right]) => [Number(left), Number(right)]);
  const edge = (signs: string[]) => (signs.includes('S') ? 1 : 0) + (signs.includes('M') ? 2 : 0);
  expect(colours.flatMap((colour) => ([3, 4, 5] as const).map((number) => towerEdges(colour, number).map(edge)))).toEqual(bits);
});

describe.each([['light', 0], ['dark', 1]] as const)('contrast, %s', (_, theme) => {
  const luminance = (name: string) => {
    const value = new RegExp(`--art-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(styles)?.[theme + 1];
    if (value === undefined) throw new Error(`art.css has no colour ${name}`);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  test.each(['red', 'blue', 'green', 'brown'])('%s: signs stand out by 3:1 from every ground they are on', (suit) => {
    expect(contrast('glow', suit)).toBeGreaterThan(3);
    expect(contrast('glow', `${suit}-deep`)).toBeGreaterThan(3);
    expect(contrast(suit, 'paper')).toBeGreaterThan(3);
    expect(contrast(`${suit}-deep`, `${suit}-pale`)).toBeGreaterThan(3);
    expect(contrast('ink', `${suit}-pale`)).toBeGreaterThan(3);
  });

  test('the suits differ in lightness: blue, red, green, brown', () => {
    const order = ['blue', 'red', 'green', 'brown'].map(luminance);
    for (let at = 1; at < order.length; ++at) expect((order[at] ?? 0) / (order[at - 1] ?? 1)).toBeGreaterThan(1.15);
  });

  test('signs of no suit stand out by 3:1', () => {
    for (const [sign, ground] of [['gold', 'night'], ['glow', 'ink'], ['mat', 'night'], ['ink', 'paper'], ['ink', 'mat'], ['gold', 'ink'], ['dusk', 'mat']] as const) expect(contrast(sign, ground)).toBeGreaterThan(3);
  });
});
