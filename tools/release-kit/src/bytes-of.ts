import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The total size of these files of a folder in bytes, compressed by brotli as a browser loads them. */
export async function bytesOf(folder: string, files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map((file) => sizeOf(join(folder, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Very small files have no compressed variant; their uncompressed size counts. */
async function sizeOf(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
