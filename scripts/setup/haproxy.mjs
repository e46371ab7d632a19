import { findServer } from '../../tools/local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** Returns the path of HAProxy: an installed one, or Debian's package. HAProxy replaces a platform's load balancer in tests. */
export async function provideHaproxy() {
  return findServer('haproxy') ?? (installDebianPackage('haproxy') ? findServer('haproxy') : undefined);
}
