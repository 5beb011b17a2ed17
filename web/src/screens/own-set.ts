// A component set of one's own (LAB-15.3), as a new game asks for it. Whether it is one the table says, with every fault's place.
import type { ComponentSet } from '../protocol/messages';

export function setFrom(text: string): ComponentSet | null {
  try {
    const set: unknown = JSON.parse(text);
    return typeof set === 'object' && set !== null && !Array.isArray(set) ? (set as ComponentSet) : null;
  } catch {
    return null;
  }
}

export const setName = ({ name }: ComponentSet): string => (typeof name === 'string' ? name : '');
