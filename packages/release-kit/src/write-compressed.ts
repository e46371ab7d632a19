import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { writeWhole } from './files.ts';

const forms = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const;

/** Writes the file with the same compressed variants as a build has, so that a server only picks one. Resolves with all suffixes. */
export async function writeCompressed(file: string, content: string): Promise<string[]> {
  for (const [suffix, compress] of Object.entries(forms)) {
    await writeWhole(`${file}${suffix}`, await compress(content));
  }
  await writeWhole(file, content);
  return ['', ...Object.keys(forms)];
}
