import path from 'node:path';
import ts from 'typescript';
import { matched } from '../boundary.ts';
import { compilerOptions } from './compiler-options.ts';
import { declarationHost, virtualFile } from './declaration-host.ts';
import type { Declarations, Exported } from './surface.ts';

/**
 * What code compiled against the last release cannot do with an export of this one, by package and name; and the packages in its
 * declarations that are missing.
 */
export function exportFaults(
  root: string,
  before: Declarations,
  now: Declarations,
): ReadonlyMap<string, string> {
  const questions = questionsOf(before, now);
  const file = path.join(root, '.contract-questions.ts');
  const options = { ...compilerOptions(root), noEmit: true, noUnusedLocals: false };
  const host = declarationHost({ root, options, before, now });
  host.add(file, questions.map(({ code }) => code).join('\n'));
  const program = ts.createProgram({ rootNames: [file], options, host: host.host });
  const source = program.getSourceFile(file);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return new Map([
    ...[...host.missing].map(
      ([specifier, source]) => [specifier, `it is not installed, and ${source} needs it.`] as const,
    ),
    ...found.toReversed().map(({ file: at, start = 0, messageText }) => {
      const line = at?.getLineAndCharacterOfPosition(start).line ?? 0;
      return [questions[line]?.subject ?? 'the packages', deepest(messageText)] as const;
    }),
  ]);
}

/** A line of TypeScript that compiles if an export is still compatible, and its subject. */
type Question = { subject: string; code: string };

function questionsOf(before: Declarations, now: Declarations): Question[] {
  const packages = Object.keys(before.entries).filter((name) => name in now.entries);
  return packages.flatMap((name, place) => {
    const sides = [
      { as: `before${place}`, from: virtualFile('before', before.entries[name] ?? '') },
      { as: `now${place}`, from: virtualFile('now', now.entries[name] ?? '') },
    ];
    const { both } = matched(before.exports[name] ?? {}, now.exports[name] ?? {});
    return [
      ...sides.map(({ as, from }) => ({ subject: name, code: `import type * as ${as} from './${from}';` })),
      ...both.flatMap(([exported, old]) =>
        questionsAbout(`${name} ${exported}`, old, {
          before: `before${place}.${exported}`,
          now: `now${place}.${exported}`,
        }),
      ),
    ];
  });
}

/** A remote only reads a value; a type may occur in values that it writes and reads. */
function questionsAbout(
  subject: string,
  { isValue, isType, parameters }: Exported,
  names: { before: string; now: string },
): Question[] {
  const given = parameters === 0 ? '' : `<${Array<string>(parameters).fill('any').join(', ')}>`;
  const [before, now] = [`${names.before}${given}`, `${names.now}${given}`];
  return [
    ...(isValue ? [accepts(`typeof ${names.before}`, `typeof ${names.now}`)] : []),
    ...(isType ? [accepts(before, now), accepts(now, before)] : []),
  ].map((code) => ({ subject, code }));
}

function accepts(wanted: string, given: string): string {
  return `((given: ${given}): ${wanted} => given);`;
}

/** The last reason of a chain is the one to fix; cuts types that would fill a screen. */
function deepest(message: string | ts.DiagnosticMessageChain): string {
  const [next] = typeof message === 'string' ? [] : (message.next ?? []);
  if (next !== undefined) {
    return deepest(next);
  }
  const reason = typeof message === 'string' ? message : message.messageText;
  return reason.length > longest ? `${reason.slice(0, longest)}…` : reason;
}

const longest = 200;
