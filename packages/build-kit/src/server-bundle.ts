import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildDeclaration, ServerPage } from '@marquee/contracts/release-record';
import webpack from 'webpack';
import type { Compilation, WebpackPluginInstance } from 'webpack';
import { readReleaseRecord } from './release-record.ts';
import { buildRendering } from './run-rendering.ts';

const subject = 'ServerBundle';
const source = 'src/pages/server-pages.tsx';

type Remote = { name: string; folder: string };
type RemoteWithRecord = Remote & { declaration: string };

/** Whether a remote has pages for the page renderer. */
export function hasServerPages({ folder }: Remote): boolean {
  return existsSync(path.join(folder, source));
}

/** Emits a remote's server bundle with its build, and adds its hash and its pages to the build's `release.json`. */
export function serverBundle({ declaration, ...remote }: RemoteWithRecord): WebpackPluginInstance {
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(subject, (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tapPromise({ name: subject, stage }, async () => {
          compilation.fileDependencies.add(declaration);
          const record: BuildDeclaration = {
            ...readReleaseRecord(declaration),
            server: await emitBundle(compilation, remote),
          };
          emit(compilation, 'release.json', `${JSON.stringify(record, null, 2)}\n`);
        });
      });
    },
  };
}

async function emitBundle(compilation: Compilation, { name, folder }: Remote) {
  const publicPath = `/mfe/${name.replace('mfe_', '')}/`;
  const program = await buildRendering({
    ...{ name, folder, entry: `./${source}`, publicPath },
    minimize: true,
  });
  const { pages } = (await import(pathToFileURL(program).href)) as { pages: ServerPage[] };
  const text = await readFile(program, 'utf8');
  const bundle = `server/pages.${createHash('sha256').update(text).digest('hex').slice(0, 20)}.mjs`;
  emit(compilation, bundle, text);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { bundle, integrity, pages };
}

function emit(compilation: Compilation, file: string, text: string): void {
  compilation.emitAsset(file, new webpack.sources.RawSource(text));
}
