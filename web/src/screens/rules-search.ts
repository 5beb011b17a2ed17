// The rules that hold all the words, in their text, id or the title of their chapter. `7.4` finds ONI-7.4.
import type { Chapter } from '../protocol/messages';

// The rule that an id means, however it is written: `oni-7.4`, `7.4`, and ONI-9.4-blue for what stands in ONI-9.4.
export function ruleOf(chapters: Chapter[], id: string): string | undefined {
  const wanted = id.toLowerCase();
  const ids = chapters.flatMap(({ rules }) => rules.map((rule) => rule.id)).filter(Boolean);
  return ids.find((each) => [each, each.replace(/^[A-Z]+-/, '')].some((name) => wanted === name.toLowerCase() || wanted.startsWith(`${name.toLowerCase()}-`)));
}

// Another game's rules have ids of their own: LAB-9.2, LAB-A.monk.1.
export const isOfLabyrinth = (id: string) => /^(lab-|labyrinth$)/i.test(id);

// The chapter that an id would belong to.
export const chapterOf = (chapters: Chapter[], id: string) => chapters.find(({ number }) => number > 0 && String(number) === /(\d+)(\.|$)/.exec(id)?.[1]);

export function found(chapters: Chapter[], words: string): Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ id, text }) => holds(`${id} ${chapter.title} ${text}`)) }))
    .filter(({ rules }) => rules.length > 0);
}
