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
 * Also emits every text file of at least 1 kB compressed, so that a server only chooses a variant. A local build compresses the same files
 * as a release, because a build from the cache is copied over the previous build in `dist`: a file of only one flavor would stay there.
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
