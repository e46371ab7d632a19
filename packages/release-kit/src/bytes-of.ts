import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The size of these files of a folder as a browser loads them: compressed by brotli. */
export async function bytesOf(folder: string, files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map((file) => sizeOf(join(folder, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Very small files are not worth compressing. */
async function sizeOf(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
