// Text in the engine's memory. What comes back from a call is a pointer to a u32 length (little endian) and as many bytes of UTF-8.
export interface Exports {
  memory: WebAssembly.Memory;
  alloc(size: number): number;
  release(pointer: number): void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function readText(memory: WebAssembly.Memory, pointer: number, length: number): string {
  return decoder.decode(new Uint8Array(memory.buffer, pointer, length));
}

// Hands text to a call and takes it out of memory again afterwards.
export function withText<T>(exports: Exports, text: string, call: (pointer: number, length: number) => T): T {
  return withBytes(exports, encoder.encode(text), call);
}

export function withBytes<T>(exports: Exports, bytes: Uint8Array, call: (pointer: number, length: number) => T): T {
  const pointer = exports.alloc(bytes.length);
  new Uint8Array(exports.memory.buffer, pointer, bytes.length).set(bytes);
  try {
    return call(pointer, bytes.length);
  } finally {
    exports.release(pointer);
  }
}

// The text that a call returned; its memory is given back.
export function takeText(exports: Exports, pointer: number): string {
  const length = new DataView(exports.memory.buffer).getUint32(pointer, true);
  const text = readText(exports.memory, pointer + 4, length);
  exports.release(pointer);
  return text;
}

// Text for the engine to keep, in the same form.
export function giveText(exports: Exports, text: string): number {
  const bytes = encoder.encode(text);
  const pointer = exports.alloc(bytes.length + 4);
  new DataView(exports.memory.buffer).setUint32(pointer, bytes.length, true);
  new Uint8Array(exports.memory.buffer, pointer + 4, bytes.length).set(bytes);
  return pointer;
}
