import path from 'node:path';
import ts from 'typescript';
import type { Declarations } from './platform-contract.ts';

type Side = 'before' | 'now';

/** The path of a source's declarations, relative to the repository. The file exists only in memory. */
export function virtualFile(side: Side, source: string): string {
  return path.join(`.contract-${side}`, source.replace(/\.tsx?$/, '.d.ts'));
}

type DeclarationHostInput = {
  root: string;
  options: ts.CompilerOptions;
  before: Declarations;
  now: Declarations;
};

/**
 * A compiler host with the declarations of two releases side by side; it reads everything else from disk. If a file and all of its imports
 * are the same on both sides, the host has one copy, because TypeScript may report differences between two copies of a type. `missing`: the
 * imported packages that are no longer installed, each with a source that imports it. The map is complete after the program is created.
 */
export function declarationHost({ root, options, before, now }: DeclarationHostInput) {
  const same = unchanged(before, now);
  const files = new Map<string, string>();
  for (const [side, { files: sources }] of [
    ['before', before],
    ['now', now],
  ] as const) {
    for (const [source, lines] of Object.entries(sources)) {
      files.set(path.join(root, virtualFile(side, source)), lines.join('\n'));
    }
  }
  const missing = new Map<string, string>();
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    getSourceFile: (file, target, ...rest) => {
      const text = files.get(file);
      return text === undefined
        ? disk.getSourceFile(file, target, ...rest)
        : ts.createSourceFile(file, text, target);
    },
    resolveModuleNameLiterals: (specifiers, from) =>
      specifiers.map(({ text }) => ({ resolvedModule: resolved(text, from) })),
  };

  function resolved(specifier: string, from: string): ts.ResolvedModuleFull | undefined {
    const ours = path
      .join(path.dirname(from), specifier)
      .replace(/\.tsx?$/, '')
      .replace(/\.d$/, '');
    const declared = specifier.startsWith('.') ? shared(`${ours}.d.ts`) : undefined;
    if (declared !== undefined && files.has(declared)) {
      return { resolvedFileName: declared, extension: ts.Extension.Dts };
    }
    const asSource = from.replace(/\/\.contract-(before|now)\//, '/');
    const { resolvedModule } = ts.resolveModuleName(specifier, asSource, options, disk);
    if (resolvedModule === undefined && asSource !== from) {
      missing.set(specifier, path.relative(root, asSource));
    }
    return resolvedModule;
  }

  function shared(file: string): string {
    const source = path.relative(path.join(root, '.contract-now'), file);
    return same.has(source) ? path.join(root, '.contract-before', source) : file;
  }

  return { host, missing, add: (file: string, text: string) => void files.set(file, text) };
}

/** The declarations that are the same on both sides, and whose imports are all unchanged too. */
function unchanged(before: Declarations, now: Declarations): ReadonlySet<string> {
  const changed = new Set(
    Object.keys(now.files).filter((file) => !isEquivalent(before.files[file], now.files[file])),
  );
  const imports = Object.entries(now.files).map(
    ([file, lines]) => [file, relativeImportsOf(file, lines)] as const,
  );
  let size = -1;
  while (size !== changed.size) {
    size = changed.size;
    for (const [file, targets] of imports) {
      if (targets.some((target) => changed.has(target))) {
        changed.add(file);
      }
    }
  }
  const kept = Object.keys(now.files).filter((file) => !changed.has(file));
  return new Set(kept.map((file) => file.replace(/\.tsx?$/, '.d.ts')));
}

function isEquivalent(before: readonly string[] = [], now: readonly string[] = []): boolean {
  const [old, fresh] = [before.join('\n'), now.join('\n')];
  return old === fresh || withoutComments(old) === withoutComments(fresh);
}

function withoutComments(declarations: string): string {
  const file = ts.createSourceFile('declarations.d.ts', declarations, ts.ScriptTarget.Latest);
  return ts.createPrinter({ removeComments: true }).printFile(file);
}

function relativeImportsOf(file: string, lines: readonly string[]): string[] {
  return ts
    .preProcessFile(lines.join('\n'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.join(path.dirname(file), fileName));
}
