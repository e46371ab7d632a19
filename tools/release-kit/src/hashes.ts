import { createHash } from 'node:crypto';

/** The short hash in the ids of builds and in the names of manifest files. */
export function shortHashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
