import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How a build lays a file beside itself. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;

/** Bytes of files of a built folder, by their addresses, as they are sent; the smallest ones stay as they are. */
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
