import type { ChunkGroup, Compilation, Module } from 'webpack';

/** As the federation plugin calls what offers a shared package to the page, and what takes it. */
const offering = 'provide-module';
const taking = 'consume-shared-module';

/**
 * The scripts that run before the named chunks do, theirs included, as addresses: also the shared packages they take, and what these
 * take, of which a chunk itself knows nothing.
 */
export function filesOf(compilation: Compilation, names: readonly string[]): string[] {
  const { chunkGraph, namedChunkGroups } = compilation;
  const offered = offeredBy(compilation);
  const groups = new Set(names.map((name) => required(namedChunkGroups.get(name), name)));
  const files = new Set<string>();
  // What is added on the way is visited too.
  for (const { chunks } of groups) {
    for (const chunk of chunks) {
      [...chunk.files].filter((file) => file.endsWith('.js')).forEach((file) => files.add(`/${file}`));
      for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
        groupsBehind(module).forEach((group) => groups.add(group));
      }
    }
  }
  return [...files];

  function groupsBehind(module: Module): ChunkGroup[] {
    const packages = module.type === taking ? targetsOf(compilation, module) : [];
    return packages.flatMap(({ target }) => offered.get(target) ?? []);
  }
}

/**
 * Where what is offered lies. Whoever takes it has a copy for pages on which nobody offers it; where the shell has started there is
 * always the shell's.
 */
function offeredBy(compilation: Compilation): ReadonlyMap<Module, ChunkGroup> {
  const offers = [...compilation.modules].filter(({ type }) => type === offering);
  return new Map(
    offers
      .flatMap((offer) => targetsOf(compilation, offer))
      .flatMap(({ target, group }) => (group ? [[target, group] as const] : [])),
  );
}

/** What the module loads later, and the chunks in which that comes. */
function targetsOf({ chunkGraph, moduleGraph }: Compilation, { blocks }: Module) {
  return blocks.flatMap((block) => {
    const group = chunkGraph.getBlockChunkGroup(block);
    const targets = block.dependencies.map((dependency) => moduleGraph.getModule(dependency));
    return targets.flatMap((target) => (target ? [{ target, group }] : []));
  });
}

function required(group: ChunkGroup | undefined, name: string): ChunkGroup {
  if (!group) {
    throw new Error(`No chunk of the build is called ${name}`);
  }
  return group;
}
