// Names as a table takes them: 24 characters, however many units the browser needs for each.
const longest = 24;
const joiner = /[\u200c\u200d]$/u;

// As much of it as may be: nothing that is cut ends in what joins two characters.
export function nameOfLength(text: string): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  return characters.slice(0, longest).join('').replace(joiner, '');
}

// Whether it holds a character that nobody sees, such as those that turn the line around. What joins two characters is none.
export const hasUnseen = (name: string) => /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}|^[\u200c\u200d]|[\u200c\u200d]$/u.test(name);

// Whether two would be called alike.
export const alike = (one: string, other: string) => one.trim() !== '' && one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
