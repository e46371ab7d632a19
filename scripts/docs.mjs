// Writes the generated document that the argument names. With `check`, fails if any of them differs from what it would write, if a document
// links to a missing file, or if the document on the ASVS names a missing test.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureNode24 } from './setup/ensure-node-24.mjs';
import { root } from './setup/paths.mjs';

await ensureNode24();
const { brokenLinks } = await import('../tools/local/src/docs/broken-links.ts');
const { limitsDocument } = await import('../tools/local/src/docs/limits-document.ts');
const { messagesDocument } = await import('../tools/local/src/docs/messages-document.ts');
const { statesDocument } = await import('../tools/local/src/docs/states-document.ts');

const { s12 } = await import('../tools/security/src/gates/s12-asvs.ts');

const documents = { limits: limitsDocument, messages: () => messagesDocument(root), states: statesDocument };
const fileOf = (name) => join(root, 'docs', `${name}.md`);
const [argument] = process.argv.slice(2);

if (argument === 'check') {
  const stale = Object.keys(documents).filter(
    (name) => readFileSync(fileOf(name), 'utf8') !== documents[name](),
  );
  const faults = [
    ...stale.map((name) => `docs/${name}.md is out of date: npm run docs:${name}`),
    ...brokenLinks(root).map((link) => `missing file in ${link}`),
    ...(await s12.run({ root })).remarks,
  ];
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  writeFileSync(fileOf(argument), documents[argument]());
}
