// Collects the page's sentences for gettext: node scripts/messages.mjs FOLDER. Writes for each source with messages a file of the same name under
// FOLDER/web/src that holds nothing but its calls of tr, trn, trc and marked, in JavaScript that xgettext reads, and prints their names.
// A message has to be written out where it is called: a variable is refused, except in tr(cards[code]) and the like, whose texts are marked().
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compile } from 'svelte/compiler';
import ts from 'typescript';

const web = join(import.meta.dirname, '..');
const source = join(web, 'src');
const functions = { tr: 1, trn: 2, trc: 2, marked: 1 };
const output = process.argv[2];

const withMessages = (name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|\.d\.ts$|^dev\/|^gallery\/|^i18n\//.test(name);

// Svelte's compiler takes types away; TypeScript reads .ts as it is.
function parsed(file, text) {
  const code = file.endsWith('.svelte') ? compile(text, { filename: file, generate: 'client', dev: false }).js.code : text;
  return ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, file.endsWith('.svelte') ? ts.ScriptKind.JS : ts.ScriptKind.TS);
}

function calls(file, tree) {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && Object.hasOwn(functions, node.expression.text)) {
      const name = node.expression.text;
      const texts = node.arguments.slice(0, functions[name]);
      if (texts.length === functions[name] && texts.every(ts.isStringLiteralLike)) found.push(`${name}(${texts.map(({ text }) => JSON.stringify(text)).join(', ')});`);
      else if (name !== 'tr' || texts[0] === undefined || ts.isTemplateExpression(texts[0])) throw new Error(`${file}: write the message out: ${node.getText(tree)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

for (const name of readdirSync(source, { recursive: true }).map(String).filter(withMessages).sort()) {
  const file = join(source, name);
  const text = readFileSync(file, 'utf8');
  if (!/\b(tr|trn|trc|marked)\(/.test(text)) continue;
  const found = calls(name, parsed(file, text));
  if (found.length === 0) continue;
  const place = join('web', relative(web, file));
  mkdirSync(dirname(join(output, place)), { recursive: true });
  writeFileSync(join(output, place), `${found.join('\n')}\n`);
  console.log(place);
}
