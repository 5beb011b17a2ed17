// Prints the signature that the WebAssembly module computes. Usage: node run.mjs MODULE
import {readFile} from 'node:fs/promises';
import {WASI} from 'node:wasi';

const wasi = new WASI({version: 'preview1'});
const module = await WebAssembly.compile(await readFile(process.argv[2]));
const instance = await WebAssembly.instantiate(module, {wasi_snapshot_preview1: wasi.wasiImport});
wasi.initialize(instance);
const half = (number) => (number >>> 0).toString(16).padStart(8, '0');
console.log(half(instance.exports.signature_high()) + half(instance.exports.signature_low()));
