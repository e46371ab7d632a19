import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.looseObject({
  name: z.string(),
  scripts: versions,
  workspaces: z.array(z.string()).default([]),
  overrides: versions,
  dependencies: versions,
  devDependencies: versions,
});
export type Manifest = z.output<typeof manifest>;

export function readManifest(folder: string): Manifest {
  return manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** Every workspace of the repository, by its folder. */
export function readWorkspaces(root: string): Map<string, Manifest> {
  const files = readManifest(root).workspaces.flatMap((pattern) =>
    globSync(join(pattern, 'package.json'), { cwd: root }),
  );
  return new Map(files.map((file) => [dirname(file), readManifest(join(root, dirname(file)))]));
}

/** The folders of a workspace and of the workspaces that it depends on. */
export function dependencyFoldersOf(folder: string, workspaces: ReadonlyMap<string, Manifest>): string[] {
  const folders = new Map([...workspaces].map(([path, { name }]) => [name, path]));
  const found = new Set<string>();
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { dependencies = {}, devDependencies = {} } = workspaces.get(next) ?? {};
    const needed = Object.keys({ ...dependencies, ...devDependencies }).flatMap(
      (name) => folders.get(name) ?? [],
    );
    found.add(next);
    waiting.push(...needed.filter((path) => !found.has(path)));
  }
  return [...found].toSorted();
}
