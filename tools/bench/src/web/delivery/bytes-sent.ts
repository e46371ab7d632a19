import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Suffixes of a build's compressed copies. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

/** The total bytes that the server sends for these files of a build's folder. Files too small to be compressed count uncompressed. */
export async function bytesSent(
  folder: string,
  { addresses, encoding }: { addresses: readonly string[]; encoding: Encoding },
): Promise<number> {
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  const sizes = await Promise.all(
    [...paths].map(async (path) => {
      const file = join(folder, path);
      const { size } = await stat(`${file}${encodings[encoding]}`).catch(() => stat(file));
      return size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
