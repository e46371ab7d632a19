import type { ChunkGroup, Compilation, Module } from 'webpack';

/** The federation plugin's module types for providing a shared package to the page, and for consuming it. */
const offering = 'provide-module';
const taking = 'consume-shared-module';

/**
 * The addresses of the scripts that run before the named chunks, including those: also the shared packages that they consume, and what
 * these consume, which a chunk itself does not list.
 */
export function filesOf(compilation: Compilation, names: readonly string[]): string[] {
  const { chunkGraph, namedChunkGroups } = compilation;
  const offered = offeredBy(compilation);
  const groups = new Set(names.map((name) => required(namedChunkGroups.get(name), name)));
  const files = new Set<string>();
  // Groups added during the loop are visited too.
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
 * The chunk group of each provided module. A consumer has a copy for pages without a provider; a page with the shell always has the
 * shell's.
 */
function offeredBy(compilation: Compilation): ReadonlyMap<Module, ChunkGroup> {
  const offers = [...compilation.modules].filter(({ type }) => type === offering);
  return new Map(
    offers
      .flatMap((offer) => targetsOf(compilation, offer))
      .flatMap(({ target, group }) => (group ? [[target, group] as const] : [])),
  );
}

/** The modules that the module loads later, with their chunks. */
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
