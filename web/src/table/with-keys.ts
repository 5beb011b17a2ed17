// Whether the page was last used with keys: whoever does goes on where the next answer is given, when what had the focus is gone.
let keys = false;
addEventListener('keydown', () => (keys = true), { capture: true });
addEventListener('pointerdown', () => (keys = false), { capture: true });

export const withKeys = () => keys;
