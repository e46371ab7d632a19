import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The text of a server bundle. Rejects if its hash differs from the release record's. */
export async function readBundle(file: string, integrity: string): Promise<string> {
  const content = await readFile(file);
  if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity) {
    throw new Error('The file does not match the hash of its release record');
  }
  return content.toString();
}
