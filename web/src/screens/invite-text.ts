// The invitation in a text that somebody was sent, whatever stands around it.
const asLink = /join(?:\/|%2f)([0-9a-f]{32})(?![0-9a-f])/i;
const alone = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/i;
const otherLink = /#\/?(?!join\b)\w/i;

export function inviteIn(text: string): string | undefined {
  const found = asLink.exec(text)?.[1] ?? (otherLink.test(text) ? undefined : alone.exec(text)?.[0]);
  return found?.toLowerCase();
}
