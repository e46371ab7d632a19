import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Suffixes of a build's compressed copies. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

/** Bytes of a built folder's files as sent, by their addresses; the smallest ones are uncompressed. */
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
