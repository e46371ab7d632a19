import { constants } from 'node:zlib';
import type { BrotliOptions, ZlibOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import type { BuildFlavor } from './build-mode.ts';

const compressible = /\.(js|json|html|svg|css)$/;

/** Of gzip and brotli. The highest levels take more time than all the rest of a build. */
const levels: Record<BuildFlavor, { gzip: number; brotli: number }> = {
  release: { gzip: constants.Z_BEST_COMPRESSION, brotli: constants.BROTLI_MAX_QUALITY },
  local: { gzip: 6, brotli: 4 },
};

/**
 * Every text file is laid beside itself compressed, so that a server only picks. A local build has these files too: a build that comes
 * from the cache overwrites what another one left in `dist`, and a file that it lacked would be served from the other one.
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
