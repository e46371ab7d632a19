import { constants } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

const compressible = /\.(js|json|html|svg|css)$/;

/** Every text file is laid beside itself compressed, so that a server only picks. */
export function precompression(): WebpackPluginInstance[] {
  return [
    new CompressionPlugin({
      test: compressible,
      algorithm: 'gzip',
      filename: '[path][base].gz',
      threshold: 1024,
    }),
    new CompressionPlugin<BrotliOptions>({
      test: compressible,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      threshold: 1024,
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ];
}
