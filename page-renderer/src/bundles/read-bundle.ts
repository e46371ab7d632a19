import { readFile } from 'node:fs/promises';
import { integrityOf } from '@marquee/contracts/integrity-of';

/** The text of a server bundle. Rejects if its hash differs from the release record's. */
export async function readBundle(file: string, integrity: string): Promise<string> {
  const content = await readFile(file);
  if (integrityOf(content) !== integrity) {
    throw new Error('The file does not match the hash of its release record');
  }
  return content.toString();
}
