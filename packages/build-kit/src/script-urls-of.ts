import type { ChunkGroup, Compilation } from 'webpack';

/** The addresses of the named chunks' scripts, and of chunks split off from them. Throws if the build has no such chunk. */
export function scriptUrlsOf({ namedChunkGroups }: Compilation, names: readonly string[]): string[] {
  const chunks = names.flatMap((name) => required(namedChunkGroups.get(name), name).chunks);
  const files = chunks.flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')));
  return [...new Set(files.map((file) => `/${file}`))];
}

function required(group: ChunkGroup | undefined, name: string): ChunkGroup {
  if (!group) {
    throw new Error(`No chunk of the build is called ${name}`);
  }
  return group;
}
