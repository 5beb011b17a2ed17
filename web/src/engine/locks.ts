// One tab at a time for each table.

// Nothing, where another tab has it and does not let go of it.
export type Lock = (name: string) => Promise<(() => void) | undefined>;

const patience = 1500; // milliseconds: a tab that is just being left lets go in time

export const browserLock: Lock = (name) =>
  new Promise((resolve) => {
    const { locks } = navigator;
    if (!locks) return resolve(() => undefined);
    const held = () => new Promise<void>((release) => resolve(release));
    locks.request(`meander-${name}`, { signal: AbortSignal.timeout(patience) }, held).catch(() => resolve(undefined));
  });
