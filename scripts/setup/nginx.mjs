import { findServer } from '../../tools/local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** Returns the path of nginx: an installed one, or Debian's package. */
export async function provideNginx() {
  return findServer('nginx') ?? (installDebianPackage('nginx-light') ? findServer('nginx') : undefined);
}
