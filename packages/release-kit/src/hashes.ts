import { createHash } from 'node:crypto';

/** The hash in the format of the `integrity` attribute. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The short hash in the ids of builds and in the names of manifest files. */
export function shortHashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
