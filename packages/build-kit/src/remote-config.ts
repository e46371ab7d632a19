import path from 'node:path';
import type { Chunk, Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { buildMode } from './build-mode.ts';
import { chunkIntegrity } from './chunk-integrity.ts';
import { emitJson } from './emit-json.ts';
import { federation } from './federation.ts';
import { readReleaseRecord } from './release-record.ts';
import { remoteRecord } from './remote-record.ts';

type Remote = {
  name: `mfe_${string}`;
  folder: string;
  /** Module name to file, as the shell imports it: `{ './routes': './src/routes.tsx' }`. */
  exposes: Record<string, string>;
};

/** In milliseconds. A hanging chunk must fail within the shell's time limit for a remote. */
const chunkTimeout = 6000;

const declaration = 'release.json';

/**
 * Runs a module again on the next attempt if a package that it needs failed to load. `strictModuleErrorHandling` would throw the first
 * error again, and without either option a half-evaluated module would be returned.
 */
const strictModuleExceptionHandling = true;

/** The prefix of the federation plugin's names for exposed chunks. */
const exposedChunk = '__federation_expose_';

/**
 * An exposed module is one chunk, which the shell loads in parallel with the entry: three requests open a remote. webpack splits only
 * chunks that load later.
 */
const splitChunks = {
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name?.startsWith(exposedChunk) !== true,
};

/** The webpack configuration of a remote: a team gives only its name and its exposed modules. */
export function remoteConfig({ name, folder, exposes }: Remote): Configuration {
  const source = path.join(folder, declaration);
  const base = baseConfig({ name, folder, publicPath: 'auto' });
  return {
    ...base,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- What it is deprecated for keeps the first error.
    output: { ...base.output, chunkLoadTimeout: chunkTimeout, strictModuleExceptionHandling },
    optimization: { ...base.optimization, splitChunks },
    plugins: [
      federation({ name, exposes }),
      buildMode() === 'production'
        ? remoteRecord({ name, folder, declaration: source })
        : emitJson({ file: declaration, read: () => readReleaseRecord(source), dependsOn: source }),
      chunkIntegrity(),
      ...(base.plugins ?? []),
    ],
  };
}
