import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { writeFileAtomically } from './files.ts';

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const;

/**
 * Writes the file and its compressed variants, so that a server only chooses a variant. Files of a build have the same variants. Resolves
 * with the suffixes of all variants.
 */
export async function writeCompressed(file: string, content: string): Promise<string[]> {
  for (const [suffix, compress] of Object.entries(compressors)) {
    await writeFileAtomically(`${file}${suffix}`, await compress(content));
  }
  await writeFileAtomically(file, content);
  return ['', ...Object.keys(compressors)];
}
