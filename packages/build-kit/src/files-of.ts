import type { ChunkGroup, Compilation } from 'webpack';

/** The scripts of the named chunks and of the chunks that were split off them, as addresses. Throws where the build has no such chunk. */
export function filesOf({ namedChunkGroups }: Compilation, names: readonly string[]): string[] {
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
