import path from 'node:path';
import ts from 'typescript';

/** The compiler options of the front ends. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.web.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return { ...options, types: [], isolatedModules: false };
}
