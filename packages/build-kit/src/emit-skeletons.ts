import { pathToFileURL } from 'node:url';
import { integrityOf } from '@marquee/contracts/integrity-of';
import { skeleton } from '@marquee/contracts/skeleton';
import type { Skeleton } from '@marquee/contracts/skeleton';
import type { BuildDeclaration } from '@marquee/contracts/release-record';
import type { Compilation } from 'webpack';
import { emitText, hashOf, hasSource, publicPathOf } from './emit-text.ts';
import type { Remote } from './emit-text.ts';
import { buildRendering } from './run-rendering.ts';

const source = 'src/pages/skeletons.tsx';

type FirstLoads = NonNullable<BuildDeclaration['firstLoads']>;

/**
 * Adds the skeleton of every declared page to the remote's build. Resolves with the declaration, completed with the files of the skeletons;
 * a declaration of a remote without skeletons stays unchanged. Rejects if a page cannot be rendered.
 */
export async function emitSkeletons(
  compilation: Compilation,
  remote: Remote,
  declared: FirstLoads,
): Promise<FirstLoads> {
  if (!hasSource(remote, source)) {
    return declared;
  }
  const program = await buildRendering({
    ...{ ...remote, entry: `./${source}`, publicPath: publicPathOf(remote) },
    minimize: false,
  });
  const { render } = (await import(pathToFileURL(program).href)) as {
    render: (path: string) => Promise<Skeleton>;
  };
  const loads: FirstLoads = {};
  for (const [path, load] of Object.entries(declared)) {
    loads[path] = { ...load, skeleton: emit(compilation, path, await render(path)) };
  }
  return loads;
}

function emit(compilation: Compilation, path: string, rendered: Skeleton) {
  const text = JSON.stringify(skeleton.parse(rendered));
  const name = path.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '');
  const file = `skeletons/${name}.${hashOf(text)}.json`;
  emitText(compilation, file, text);
  return { file, integrity: integrityOf(text) };
}
