import { createHash } from 'node:crypto';

/** In the form that browsers compare. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** In the names of builds and of manifest files. */
export function shortHashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
