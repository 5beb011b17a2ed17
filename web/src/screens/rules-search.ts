// The rules that hold all the words, in their text, id or the title of their chapter. `7.4` finds ONI-7.4.
import type { Chapter } from '../protocol/messages';

export function found(chapters: Chapter[], words: string): Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ id, text }) => holds(`${id} ${chapter.title} ${text}`)) }))
    .filter(({ rules }) => rules.length > 0);
}
