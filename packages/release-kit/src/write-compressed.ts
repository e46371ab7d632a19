import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { writeWhole } from './files.ts';

const forms = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const;

/** The file, and beside it what a build lays beside its own: a server only picks. Resolves with the suffixes of all. */
export async function writeCompressed(file: string, content: string): Promise<string[]> {
  for (const [suffix, compress] of Object.entries(forms)) {
    await writeWhole(`${file}${suffix}`, await compress(content));
  }
  await writeWhole(file, content);
  return ['', ...Object.keys(forms)];
}
