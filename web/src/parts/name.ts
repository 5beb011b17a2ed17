// Names as a table takes them: 24 characters, however many units the browser needs for each.
const longest = 24;
const joiner = /[\u200c\u200d]$/u;

// As much of it as may be: nothing that is cut ends in what joins two characters.
export function nameOfLength(text: string): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  return characters.slice(0, longest).join('').replace(joiner, '');
}
