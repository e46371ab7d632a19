import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { writeFileAtomically } from './files.ts';

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const;

/** Writes the file with the same compressed variants as a build has, so that a server only picks one. Resolves with all suffixes. */
export async function writeCompressed(file: string, content: string): Promise<string[]> {
  for (const [suffix, compress] of Object.entries(compressors)) {
    await writeFileAtomically(`${file}${suffix}`, await compress(content));
  }
  await writeFileAtomically(file, content);
  return ['', ...Object.keys(compressors)];
}
