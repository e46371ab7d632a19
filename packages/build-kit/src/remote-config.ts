import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { federation } from './federation.ts';
import { emitReleaseRecord } from './emit-release-record.ts';

type Remote = {
  name: `mfe_${string}`;
  folder: string;
  /** Module name to file, as the shell asks for it: `{ './routes': './src/routes.tsx' }`. */
  exposes: Record<string, string>;
};

/** A hanging chunk must not outlast the shell's time budget for a remote. */
const chunkTimeout = 6000;

/** The webpack configuration of a remote: a team says what it is called and what it exposes, no more. */
export function remoteConfig({ name, folder, exposes }: Remote): Configuration {
  const base = baseConfig({ name, folder, publicPath: 'auto' });
  return {
    ...base,
    output: { ...base.output, chunkLoadTimeout: chunkTimeout },
    plugins: [federation({ name, exposes }), emitReleaseRecord(folder), ...(base.plugins ?? [])],
  };
}
