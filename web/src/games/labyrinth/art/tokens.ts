// Signs for what a player has, 24 units wide, around the origin.
interface TokenSign {
  path: string;
  fill: string;
  rim: string;
}

export const tokens = {
  life: { path: 'M0 10C-16 0-12-10-6-10C-2-10 0-7 0-5C0-7 2-10 6-10C12-10 16 0 0 10z', fill: 'var(--maze-life)', rim: 'var(--maze-ink)' },
  crystal: { path: 'M0-12L8-4L5 11H-5L-8-4zM-8-4H8M0-12L3-4L0 11L-3-4z', fill: 'var(--maze-crystal)', rim: 'var(--maze-crystal-rim)' },
  daze: { path: 'M0 1C2-2 5 1 3 3.500S-5 5-6-1S-1-10 6-8S12 3 8 9', fill: 'none', rim: 'var(--maze-daze)' },
  action: { path: 'M2-11L-7 2H-1L-3 11L7-3H1z', fill: 'var(--maze-action)', rim: 'var(--maze-ink)' },
  key: { path: 'M-10 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M0 0H11M6.500 0V4.500M10 0V5', fill: 'none', rim: 'var(--warn)' },
  adrenaline: { path: 'M-11 1H-5L-2-8L2 9L5-2L7 1H11', fill: 'none', rim: 'var(--maze-life)' },
  blessing: { path: 'M0-11L3-3L11 0L3 3L0 11L-3 3L-11 0L-3-3z', fill: 'var(--maze-gold)', rim: 'var(--maze-ink)' },
  curse: { path: 'M-8 9C-13-2-6-11 0-11S13-2 8 9L4 6L0 10L-4 6zM-2.500-2a1.500 1.500 0 1 1-3 0a1.500 1.500 0 1 1 3 0M5.500-2a1.500 1.500 0 1 1-3 0a1.500 1.500 0 1 1 3 0', fill: '#5b3a86', rim: '#efe4ff' },
} satisfies Record<string, TokenSign>;

export type Token = keyof typeof tokens;
