// What is drawn on a trap that lies face up, by the id of our own set; others show the sign of their kind.
interface TrapSign {
  line?: string;
  fill?: string;
}

export const trapSigns: Record<string, TrapSign> = {
  SPK: { fill: 'M-11 8L-7-9L-3.500 8zM-3.500 8L0-11L3.500 8zM3.500 8L7-9L11 8z', line: 'M-12 9.500H12' },
  BLD: { fill: 'M-11 0C-6 10 6 10 11 0C6 3.500-6 3.500-11 0z', line: 'M0-12V2' },
  DRT: { line: 'M-11-6H5M-11 0H8M-11 6H5', fill: 'M5-9L12-6L5-3zM7-3L13.500 0L7 3zM5 3L12 6L5 9z' },
  BLR: { fill: 'M-9 1a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM-3-4l3-2l2 3l-3 2zM2 3l3-1l0 3l-3 1z', line: 'M-13 11H13' },
  FIR: { fill: 'M0-12C8-4 9 2 6 7C5 3 3 1 1 0C2 5 0 7-1 11C-8 9-10 3-6-3C-5 0-4 1-3 1C-5-4-2-8 0-12z' },
  PIT: { fill: 'M-12-3H12L7 10H-7z', line: 'M-14-6H-8M8-6H14' },
  GAS: { fill: 'M-7 8a5 5 0 0 1-2-9.600A6 6 0 0 1 2-6A5.500 5.500 0 0 1 10 1A4.500 4.500 0 0 1 7 8z', line: 'M-4-11q2-2 4 0t4 0' },
  GST: { line: 'M-12-4H5a4 4 0 1 0-4-4M-12 1H9a4 4 0 1 1-4 4M-12 6H-2' },
  MIR: { line: 'M-8-10H2V10H-8zM2-7L10-10V7L2 10M-5-5L-2-8M-5 0L0-5' },
  STD: { fill: 'M-9 11V-3A9 9 0 0 1 9-3V11zM-6 11H6V9H-6z', line: 'M0-11V10' },
  PRT: { line: 'M-9-10V10M-3-10V12M3-10V12M9-10V10M-11-5H11M-11 2H11' },
  RUN: { line: 'M-9 11V-4A9 9 0 0 1 9-4V11M-3 9V-3L3 1L-3 4M0-8V-6' },
  RID: { line: 'M-9 11V-4A9 9 0 0 1 9-4V11M-3.500-2A3.500 3.500 0 1 1 0 2V5', fill: 'M-1.600 7.500H1.600V10.500H-1.600z' },
  blank: { line: 'M-8 0H8' },
};

export const kindSigns: Record<string, TrapSign> = {
  entry: trapSigns['SPK']!,
  'turning-back': trapSigns['GST']!,
  door: trapSigns['PRT']!,
  blank: trapSigns['blank']!,
};
