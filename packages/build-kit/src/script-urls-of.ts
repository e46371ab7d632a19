import type { ChunkGroup, Compilation } from 'webpack';

/** The addresses of the scripts of the named chunks and of the chunks split off from them. Throws if the build lacks a named chunk. */
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
