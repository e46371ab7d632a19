import { constants } from 'node:zlib';
import type { BrotliOptions, ZlibOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import type { BuildFlavor } from './build-mode.ts';

const compressible = /\.(js|json|html|svg|css)$/;

/** Compression levels of gzip and brotli. The highest ones take longer than the rest of a build. */
const levels: Record<BuildFlavor, { gzip: number; brotli: number }> = {
  release: { gzip: constants.Z_BEST_COMPRESSION, brotli: constants.BROTLI_MAX_QUALITY },
  local: { gzip: 6, brotli: 4 },
};

/**
 * Emits every text file compressed too, so that a server only picks one. A local build has the same files: a build from the cache
 * overwrites another one in `dist`, and a missing file would be served from the other build.
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
