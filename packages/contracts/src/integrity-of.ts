import { createHash } from 'node:crypto';

/** Returns the hash of a file in the format of the `integrity` attribute, in which release records store it. Works in Node only. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
