import path from 'node:path';
import ts from 'typescript';
import { compilerOptions } from './compiler-options.ts';
import type { Declarations, Exported } from './platform-contract.ts';

/** The folders of the sources that are shared with remotes. */
const sources = ['packages/contracts/src', 'packages/ui/src', 'packages/web-kit/src'];

/**
 * The declarations of these entries and of all sources that they import, as a published package would contain them. Throws for an entry
 * outside our sources.
 */
export function readDeclarations(root: string, entries: Readonly<Record<string, string>>): Declarations {
  // No type check here: `npm run types` checks the sources.
  const emitted = { declaration: true, emitDeclarationOnly: true, noEmit: false, noCheck: true };
  const options = { ...compilerOptions(root), ...emitted };
  const rootNames = sources.flatMap((folder) =>
    ts.sys.readDirectory(path.join(root, folder), ['.ts', '.tsx']),
  );
  const program = ts.createProgram({ rootNames, options });
  const files = new Map<string, string>();
  for (const entry of Object.values(entries)) {
    collect({ root, program, files }, path.join(root, entry));
  }
  return {
    entries,
    exports: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, exportsOf(program, path.join(root, entry))]),
    ),
    files: Object.fromEntries(
      [...files]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([file, text]) => [file, text.split('\n')]),
    ),
  };
}

type Collected = { root: string; program: ts.Program; files: Map<string, string> };

function collect(into: Collected, file: string): void {
  const name = path.relative(into.root, file);
  if (into.files.has(name)) {
    return;
  }
  into.files.set(name, '');
  const text = declarationOf(into.program, file);
  const ours = importsIn(into.program, file, text);
  into.files.set(name, rewritten(text, file, ours));
  for (const { target } of ours) {
    collect(into, target);
  }
}

function declarationOf(program: ts.Program, file: string): string {
  const source = program.getSourceFile(file);
  let text: string | undefined;
  program.emit(
    source,
    (_name, written) => {
      text = written;
    },
    undefined,
    true,
  );
  if (source === undefined || text === undefined) {
    throw new Error(`${file} declares nothing`);
  }
  return text;
}

type Import = { specifier: string; at: number; target: string };

/** The imports of our own sources. Imports of other packages are left out, because both releases are compiled against the same packages. */
function importsIn(program: ts.Program, file: string, text: string): Import[] {
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName: specifier, pos }) => {
    const { resolvedModule } = ts.resolveModuleName(specifier, file, program.getCompilerOptions(), ts.sys);
    if (resolvedModule === undefined) {
      throw new Error(`${file} imports ${specifier}, which does not exist`);
    }
    const target = resolvedModule.resolvedFileName;
    return target.includes('/node_modules/') ? [] : [{ specifier, at: pos + 1, target }];
  });
}

function rewritten(text: string, file: string, imports: readonly Import[]): string {
  return imports
    .toSorted((one, other) => other.at - one.at)
    .reduce((result, { specifier, at, target }) => {
      const relativePath = path.relative(path.dirname(file), target);
      const specifierPath = relativePath.startsWith('.') ? relativePath : `./${relativePath}`;
      return `${result.slice(0, at)}${specifierPath}${result.slice(at + specifier.length)}`;
    }, text);
}

function exportsOf(program: ts.Program, entry: string): Record<string, Exported> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (symbol === undefined) {
    throw new Error(`${entry} exports nothing`);
  }
  const all = checker.getExportsOfModule(symbol).map((one) => [one.name, exportedOf(checker, one)] as const);
  return Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function exportedOf(checker: ts.TypeChecker, symbol: ts.Symbol): Exported {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const original = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  return {
    isValue: (original.flags & ts.SymbolFlags.Value) !== 0,
    isType: (original.flags & ts.SymbolFlags.Type) !== 0,
    parameters: parametersOf(original),
    isDeprecated: original.getJsDocTags(checker).some(({ name }) => name === 'deprecated'),
  };
}

function parametersOf({ declarations = [] }: ts.Symbol): number {
  const generic = declarations.find(
    (one) => ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one) || ts.isClassLike(one),
  );
  return generic?.typeParameters?.length ?? 0;
}
