import { createHash } from 'node:crypto';

/** As browsers compare it. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Names a build, and its manifest's file. */
export function shortHashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
