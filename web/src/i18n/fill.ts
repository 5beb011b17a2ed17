export type Values = Record<string, string | number>;

// Puts the values into the places of a sentence: fill('You draw {card}.', { card }). A place without a value stays as it is.
export function fill(sentence: string, values: Values = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
