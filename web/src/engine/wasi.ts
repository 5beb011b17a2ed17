// The little of WASI that the engine asks for: the clock, random numbers, and a place to complain.
const success = 0;
const unsupported = 52;

export function wasi(memory: () => WebAssembly.Memory): Record<string, (...values: never[]) => number> {
  const view = () => new DataView(memory().buffer);
  const imports: Record<string, (...values: never[]) => number> = {
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      view().setBigUint64(result, BigInt(Date.now()) * 1_000_000n, true);
      return success;
    },
    random_get(pointer: number, length: number) {
      crypto.getRandomValues(new Uint8Array(memory().buffer, pointer, length));
      return success;
    },
    proc_exit(code: number) {
      throw new Error(`the engine has stopped (${code})`);
    },
    fd_write(_file: number, vectors: number, count: number, result: number) {
      let written = 0;
      for (let at = 0; at < count; at++) {
        const pointer = view().getUint32(vectors + 8 * at, true);
        const length = view().getUint32(vectors + 8 * at + 4, true);
        console.error(new TextDecoder().decode(new Uint8Array(memory().buffer, pointer, length)));
        written += length;
      }
      view().setUint32(result, written, true);
      return success;
    },
    environ_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return success;
    },
    environ_get: () => success,
  };
  return new Proxy(imports, { get: (known, name: string) => known[name] ?? (() => unsupported) });
}
