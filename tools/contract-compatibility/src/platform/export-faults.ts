import path from 'node:path';
import ts from 'typescript';
import { compareKeys } from '../boundary.ts';
import { compilerOptions } from './compiler-options.ts';
import { declarationHost, virtualFile } from './declaration-host.ts';
import type { Declarations, Exported } from './platform-contract.ts';

/**
 * Finds exports that break code compiled against the last release, and packages that the declarations import and that are not installed.
 * Returns the reason for each, by package and name of the export or by name of the missing package.
 */
export function exportFaults(
  root: string,
  before: Declarations,
  now: Declarations,
): ReadonlyMap<string, string> {
  const assertions = assertionsOf(before, now);
  const file = path.join(root, '.contract-assertions.ts');
  const options = { ...compilerOptions(root), noEmit: true, noUnusedLocals: false };
  const host = declarationHost({ root, options, before, now });
  host.add(file, assertions.map(({ code }) => code).join('\n'));
  const program = ts.createProgram({ rootNames: [file], options, host: host.host });
  const source = program.getSourceFile(file);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return new Map([
    ...[...host.missing].map(
      ([specifier, source]) => [specifier, `it is not installed, and ${source} needs it.`] as const,
    ),
    ...found.toReversed().map(({ file: at, start = 0, messageText }) => {
      const line = at?.getLineAndCharacterOfPosition(start).line ?? 0;
      return [assertions[line]?.subject ?? 'the packages', deepestReason(messageText)] as const;
    }),
  ]);
}

/** `code`: a line of TypeScript that compiles only if an export is still compatible. `subject`: the package and name of the export. */
type CompatibilityAssertion = { subject: string; code: string };

function assertionsOf(before: Declarations, now: Declarations): CompatibilityAssertion[] {
  const packages = Object.keys(before.entries).filter((name) => name in now.entries);
  return packages.flatMap((name, place) => {
    const sides = [
      { as: `before${place}`, from: virtualFile('before', before.entries[name] ?? '') },
      { as: `now${place}`, from: virtualFile('now', now.entries[name] ?? '') },
    ];
    const { both } = compareKeys(before.exports[name] ?? {}, now.exports[name] ?? {});
    return [
      ...sides.map(({ as, from }) => ({ subject: name, code: `import type * as ${as} from './${from}';` })),
      ...both.flatMap(([exported, old]) =>
        assertionsFor(`${name} ${exported}`, old, {
          before: `before${place}.${exported}`,
          now: `now${place}.${exported}`,
        }),
      ),
    ];
  });
}

/** A value must be compatible only for reading. A type must be compatible in both directions, because remotes read and write its values. */
function assertionsFor(
  subject: string,
  { isValue, isType, parameters }: Exported,
  names: { before: string; now: string },
): CompatibilityAssertion[] {
  const given = parameters === 0 ? '' : `<${Array<string>(parameters).fill('any').join(', ')}>`;
  const [before, now] = [`${names.before}${given}`, `${names.now}${given}`];
  return [
    ...(isValue ? [isAssignable(`typeof ${names.before}`, `typeof ${names.now}`)] : []),
    ...(isType ? [isAssignable(before, now), isAssignable(now, before)] : []),
  ].map((code) => ({ subject, code }));
}

function isAssignable(wanted: string, given: string): string {
  return `((given: ${given}): ${wanted} => given);`;
}

/** The last reason in a chain of diagnostics, which is the cause to fix. Cuts a reason that would fill a screen. */
function deepestReason(message: string | ts.DiagnosticMessageChain): string {
  const [next] = typeof message === 'string' ? [] : (message.next ?? []);
  if (next !== undefined) {
    return deepestReason(next);
  }
  const reason = typeof message === 'string' ? message : message.messageText;
  return reason.length > maxReasonLength ? `${reason.slice(0, maxReasonLength)}…` : reason;
}

const maxReasonLength = 200;
