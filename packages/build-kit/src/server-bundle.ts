import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { integrityOf } from '@marquee/contracts/integrity-of';
import type { ServerPage, ServerRendering } from '@marquee/contracts/release-record';
import type { Compilation } from 'webpack';
import { emitText, hashOf, hasSource, publicPathOf } from './emit-text.ts';
import type { Remote } from './emit-text.ts';
import { buildRendering } from './run-rendering.ts';

const source = 'src/pages/server-pages.tsx';

/**
 * Adds the server bundle of a remote to its build. Resolves with the bundle's file, its hash and the pages that it renders. Resolves with
 * undefined if the remote renders no pages on the server.
 */
export async function emitServerBundle(
  compilation: Compilation,
  remote: Remote,
): Promise<ServerRendering | undefined> {
  if (!hasSource(remote, source)) {
    return undefined;
  }
  const program = await buildRendering({
    ...{ ...remote, entry: `./${source}`, publicPath: publicPathOf(remote) },
    minimize: true,
  });
  const { pages } = (await import(pathToFileURL(program).href)) as { pages: ServerPage[] };
  const text = await readFile(program, 'utf8');
  const bundle = `server/pages.${hashOf(text)}.mjs`;
  emitText(compilation, bundle, text);
  return { bundle, integrity: integrityOf(text), pages };
}
