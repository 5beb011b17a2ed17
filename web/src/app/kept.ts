// Small things that the browser keeps for the page. Where it keeps nothing (private windows, full disks) they last as long as the page.
const inMemory = new Map<string, string>();

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`meander-${name}`) ?? inMemory.get(name);
    return text === undefined || text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    const text = inMemory.get(name);
    return text === undefined ? otherwise : (JSON.parse(text) as T);
  }
}

export function keep(name: string, value: unknown) {
  const text = JSON.stringify(value);
  inMemory.set(name, text);
  try {
    localStorage.setItem(`meander-${name}`, text);
  } catch {
    // it stays in memory
  }
}
