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
  /** The file of each module that the shell imports, by module name: `{ './routes': './src/routes.tsx' }`. */
  exposes: Record<string, string>;
};

/** In milliseconds. A chunk that does not arrive must fail within the shell's time limit for a remote. */
const chunkTimeout = 6000;

const declaration = 'release.json';

/**
 * With this option, an import evaluates a module again if a package that the module needs failed to load. The alternatives do not recover:
 * with `strictModuleErrorHandling` a later import throws the first error, and by default a later import returns a half-evaluated module.
 */
const strictModuleExceptionHandling = true;

/** The prefix of the federation plugin's names for exposed chunks. */
const exposedChunk = '__federation_expose_';

/**
 * An exposed module stays one chunk, so that the shell opens a remote with three requests and loads the chunk in parallel with the entry.
 * webpack splits only chunks that are loaded later.
 */
const splitChunks = {
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name?.startsWith(exposedChunk) !== true,
};

/** The webpack configuration of a remote. A team provides only the name, the folder and the exposed modules. */
export function remoteConfig({ name, folder, exposes }: Remote): Configuration {
  const source = path.join(folder, declaration);
  const base = baseConfig({ name, folder, publicPath: 'auto' });
  return {
    ...base,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Its replacement throws the first error again.
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
