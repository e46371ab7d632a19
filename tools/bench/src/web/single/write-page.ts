import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Replaces `index.html` in the folder of a build, and its copies compressed with Brotli and gzip. */
export async function writePage(folder: string, html: string): Promise<void> {
  const file = join(folder, 'index.html');
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
  await writeFile(`${file}.gz`, gzipSync(html));
}
