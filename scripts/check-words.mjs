// Checks the documents for private words. Also checks that the rules of eslint.words.js reject lines that violate them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { bannedPhrases, phrasesIn, words } from '../eslint.words.js';
import { root } from './setup/paths.mjs';

const breaches = [
  ['packages/service-kit/src/doze.ts', 'export const pause = 1;'],
  ['packages/service-kit/src/x.ts', 'export function createDoze() {}'],
  ['packages/service-kit/src/x.ts', 'type X = { nudge: () => void };'],
  ['packages/ui/src/x.tsx', 'export const page = <QuickMenu />;'],
  ['packages/service-kit/src/x.ts', '// A broker that is away is told.'],
  ['packages/service-kit/src/x.ts', '/** Whoever commits takes the lease. */'],
  ['packages/service-kit/test/x.test.ts', "test('when it is put off, then it comes anew', () => {});"],
];
const allowed = [
  ['packages/service-kit/src/x.ts', 'export function createInterruptibleSleep() {}'],
  ['packages/service-kit/src/x.ts', "// The page says 'Loading anew'."],
  ['packages/ui/src/x.ts', '/** @deprecated Use `commandPalette`. */\nexport const quickMenu = 1;'],
];
const brokenText = 'Nothing is\nput off, `put off`.\n\n> as it was told anew\n\n```\nwhoever\n```\n';

/** Returns the running text of a Markdown document, line by line, without code, quotations and link targets. */
function textLinesOf(markdown) {
  let isCode = false;
  return markdown
    .replace(/\]\([^)]*\)/g, ']')
    .split('\n')
    .map((line) => {
      const isFence = line.trimStart().startsWith('```');
      isCode = isFence ? !isCode : isCode;
      return isCode || isFence || line.startsWith('>') ? '' : line;
    });
}

function complaintsAbout(name, markdown) {
  const lines = textLinesOf(markdown);
  return lines.flatMap((line, index) => {
    const before = phrasesIn(lines[index - 1] ?? '');
    const across = phrasesIn(`${lines[index - 1] ?? ''} ${line}`);
    return across
      .filter((words) => !before.includes(words))
      .map((words) => `${name}:${index + 1}: “${words}” is a private word; write: ${bannedPhrases[words]}`);
  });
}

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser }, ...words }],
});

async function isRefused([filePath, code]) {
  const [result] = await eslint.lintText(code, { filePath: join(root, filePath) });
  return result.errorCount > 0;
}

/** Exempts the specification's texts and the reports of earlier runs. */
const isChecked = (file) => !/^docs\/(specification|reports)\//.test(file);
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && isChecked(file));

const wrong = documents.flatMap((file) => complaintsAbout(file, readFileSync(join(root, file), 'utf8')));
for (const breach of breaches) {
  if (!(await isRefused(breach))) {
    wrong.push(`not refused: ${breach.join(': ')}`);
  }
}
for (const fine of allowed) {
  if (await isRefused(fine)) {
    wrong.push(`refused: ${fine.join(': ')}`);
  }
}
const planted = complaintsAbout('planted.md', brokenText);
if (planted.length !== 1) {
  wrong.push(`one phrase is planted in a document, found: ${planted.join('; ') || 'none'}`);
}
for (const line of wrong) {
  console.error(line);
}
console.log(
  `${documents.length} documents read, ${breaches.length + allowed.length + 1} planted lines judged`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
