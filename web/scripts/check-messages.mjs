// Checks messages against the schema of the protocol: node scripts/check-messages.mjs FILE. FILE: "client" or "server" and a message, a line each.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';

const schema = JSON.parse(readFileSync(new URL('../../protocol/protocol.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv({ allErrors: false, strict: false, discriminator: false });
ajv.addSchema(schema, 'protocol');

// One form a type and side, so that a fault is told of the message's own form.
const forms = new Map();
for (const [name, form] of Object.entries(schema.$defs)) {
  const [side, type] = name.split('.');
  if (type !== undefined) forms.set(`${side} ${form.properties.type.const}`, ajv.compile({ $ref: `protocol#/$defs/${name}` }));
}

const seen = new Map();
let faults = 0;
for (const line of readFileSync(process.argv[2], 'utf8').split('\n')) {
  if (line === '') continue;
  const blank = line.indexOf(' ');
  const message = JSON.parse(line.slice(blank + 1));
  const name = `${line.slice(0, blank)} ${message.type}`;
  seen.set(name, (seen.get(name) ?? 0) + 1);
  const fits = forms.get(name);
  if (fits?.(message)) continue;
  if (++faults <= 10) console.error(name, fits ? ajv.errorsText(fits.errors) : 'no such message', line.slice(0, 400));
}
for (const [name, count] of [...seen].sort()) console.log(`${String(count).padStart(7)} ${name}`);
console.log(`${faults} of ${[...seen.values()].reduce((sum, count) => sum + count, 0)} messages do not fit`);
process.exit(faults === 0 && seen.size > 0 ? 0 : 1);
