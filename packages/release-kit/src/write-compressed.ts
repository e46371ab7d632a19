import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { writeFileAtomically } from './files.ts';

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const;

/**
 * Writes the file and the same compressed variants as those of a build's files, so that a server only chooses a variant. Resolves with the
 * suffixes of all variants.
 */
export async function writeCompressed(file: string, content: string): Promise<string[]> {
  for (const [suffix, compress] of Object.entries(compressors)) {
    await writeFileAtomically(`${file}${suffix}`, await compress(content));
  }
  await writeFileAtomically(file, content);
  return ['', ...Object.keys(compressors)];
}
