// Prints the signatures that the WebAssembly module computes, as native_main.cpp does. Usage: node run.mjs MODULE
import {readFile} from 'node:fs/promises';
import {WASI} from 'node:wasi';

const wasi = new WASI({version: 'preview1'});
const module = await WebAssembly.compile(await readFile(process.argv[2]));
const instance = await WebAssembly.instantiate(module, {wasi_snapshot_preview1: wasi.wasiImport});
wasi.initialize(instance);
for (const game of ['onirim', 'strong', 'labyrinth']) console.log(game, BigInt.asUintN(64, instance.exports[game]()).toString(16).padStart(16, '0'));
