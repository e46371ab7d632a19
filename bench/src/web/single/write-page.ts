import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** In place of a build's page: as it is, and compressed beside it as the build does it. */
export async function writePage(folder: string, html: string): Promise<void> {
  const file = join(folder, 'index.html');
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
  await writeFile(`${file}.gz`, gzipSync(html));
}
