// Checks documents and the comments of configuration files for the phrases that eslint.words.js bans. Also checks that the rules of
// eslint.words.js run, and that they reject a line for each of their entries.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { bannedNames, bannedPhrases, describeWord, phrasesIn, words } from '../eslint.words.js';
import { root } from './setup/paths.mjs';

const camelCase = (text) => text.replace(/ (\w)/g, (_match, letter) => letter.toUpperCase());

const violations = [
  ...Object.keys(bannedNames).map((name) => [
    'packages/service-kit/src/x.ts',
    `export function ${camelCase(`create ${name}`)}() {}`,
    bannedNames[name],
  ]),
  ...Object.keys(bannedPhrases).map((phrase) => [
    'packages/service-kit/src/x.ts',
    `// The broker's state, for ${phrase}: the client's.`,
    bannedPhrases[phrase],
  ]),
  ['packages/service-kit/src/doze.ts', 'export const pause = 1;', bannedNames.doze],
  ['packages/service-kit/src/doze/x.ts', 'export const pause = 1;', bannedNames.doze],
  ['packages/service-kit/src/x.ts', 'type X = { nudges: () => void };', bannedNames.nudge],
  ['packages/ui/src/x.tsx', 'export const page = <QuickMenu />;', bannedNames['quick menu']],
  ['packages/service-kit/src/x.ts', '/** Whoever’s lease it is. */', bannedPhrases.whoever],
  [
    'packages/service-kit/test/x.test.ts',
    "test('when it comes anew, then …', () => {});",
    bannedPhrases.anew,
  ],
  ['packages/service-kit/test/x.test.ts', 'test(`when ${one} is told`, () => {});', bannedPhrases['is told']],
];
const allowed = [
  ['packages/service-kit/src/x.ts', 'export function createInterruptibleSleep() {}'],
  ['packages/service-kit/src/x.ts', "// The page says 'Loading anew'."],
  ['packages/ui/src/x.ts', '/** @deprecated Use `commandPalette`. */\nexport const quickMenu = 1;'],
];
const brokenDocument = 'Nothing is\nput off, `put off`.\n\n> as it was told anew\n\n```\nwhoever\n```\n';
const brokenSettings = 'services:\n  # A stand-in for Stripe.\n  stand-in: {}\n';

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

/** Returns the comments of a file whose comments begin with `#`, line by line. */
function commentLinesOf(text) {
  return text.split('\n').map((line) => /(?:^|\s)#\s(.*)$/.exec(line)?.[1] ?? '');
}

function findingsIn(name, lines) {
  return lines.flatMap((line, index) => {
    const before = phrasesIn(lines[index - 1] ?? '');
    const across = phrasesIn(`${lines[index - 1] ?? ''} ${line}`);
    return across
      .filter((words) => !before.includes(words))
      .map((words) => `${name}:${index + 1}: ${describeWord(words, bannedPhrases)}`);
  });
}

function filesMatching(...patterns) {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');
}

const rules = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser }, ...words }],
});

async function messagesFor([filePath, code]) {
  const [{ messages }] = await rules.lintText(code, { filePath: join(root, filePath) });
  return messages.filter(({ ruleId }) => ruleId?.startsWith('words/')).map(({ message }) => message);
}

/** Exempts the specification's texts and the reports of earlier runs. */
const isChecked = (file) => !/^docs\/(specification|reports)\//.test(file);
const documents = filesMatching('*.md').filter(isChecked);
const settings = filesMatching('*.yml', '*.yaml', '*.tpl', '*.sh', '*Dockerfile', '*.env.example');
const readLines = (file, linesOf) => linesOf(readFileSync(join(root, file), 'utf8'));

const wrong = [
  ...documents.flatMap((file) => findingsIn(file, readLines(file, textLinesOf))),
  ...settings.flatMap((file) => findingsIn(file, readLines(file, commentLinesOf))),
];
for (const [filePath, code, better] of violations) {
  const messages = await messagesFor([filePath, code]);
  if (!messages.some((text) => text.endsWith(`write: ${better}`))) {
    wrong.push(`not rejected: ${filePath}: ${code}`);
  }
}
for (const accepted of allowed) {
  if ((await messagesFor(accepted)).length > 0) {
    wrong.push(`rejected: ${accepted.join(': ')}`);
  }
}
for (const [name, lines] of [
  ['planted.md', textLinesOf(brokenDocument)],
  ['planted.yml', commentLinesOf(brokenSettings)],
]) {
  const planted = findingsIn(name, lines);
  if (planted.length !== 1) {
    wrong.push(`one phrase is planted in ${name}, found: ${planted.join('; ') || 'none'}`);
  }
}
const config = await new ESLint({ cwd: root }).calculateConfigForFile(join(root, 'packages/ui/src/index.ts'));
for (const rule of Object.keys(words.rules)) {
  if (config.rules[rule]?.[0] !== 2) {
    wrong.push(`${rule} does not run: eslint.config.js does not contain it as an error`);
  }
}
for (const line of wrong) {
  console.error(line);
}
console.log(
  `${documents.length} documents and ${settings.length} other files read, ${violations.length + allowed.length + 2} planted lines checked`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
