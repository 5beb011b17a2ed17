// Where a key leads in a replay: a step, the beginning of a turn, or one of the ends. Nothing for any other key.
export function momentAfter(key: string, moment: number, last: number, turns: number[]): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, moment - 1);
    case 'ArrowRight':
      return Math.min(last, moment + 1);
    case 'ArrowUp':
    case 'PageUp':
      return turns.findLast((turn) => turn < moment) ?? 0;
    case 'ArrowDown':
    case 'PageDown':
      return turns.find((turn) => turn > moment) ?? last;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
