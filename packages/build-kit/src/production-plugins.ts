import { constants } from 'node:zlib';
import type { BrotliOptions, ZlibOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import type { BuildFlavor } from './build-mode.ts';

const compressible = /\.(js|json|html|svg|css)$/;

/** Compression levels of gzip and brotli. Compression at the highest levels takes longer than the rest of a build. */
const levels: Record<BuildFlavor, { gzip: number; brotli: number }> = {
  release: { gzip: constants.Z_BEST_COMPRESSION, brotli: constants.BROTLI_MAX_QUALITY },
  local: { gzip: 6, brotli: 4 },
};

/**
 * Also emits every text file compressed, so that a server only chooses a variant. A local build emits the same files as a release. When a
 * build restored from the cache overwrites another build in `dist`, a variant that it lacks would remain from the other build.
 */
export function precompression(flavor: BuildFlavor): WebpackPluginInstance[] {
  const { gzip, brotli } = levels[flavor];
  return [
    new CompressionPlugin<ZlibOptions>({
      test: compressible,
      algorithm: 'gzip',
      filename: '[path][base].gz',
      threshold: 1024,
      compressionOptions: { level: gzip },
    }),
    new CompressionPlugin<BrotliOptions>({
      test: compressible,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      threshold: 1024,
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } },
    }),
  ];
}
