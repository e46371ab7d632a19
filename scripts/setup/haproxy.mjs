import { findServer } from '../../local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** The path of HAProxy: an installed one, or Debian's. It takes the place of a platform's load balancer. */
export async function provideHaproxy() {
  return findServer('haproxy') ?? (installDebianPackage('haproxy') ? findServer('haproxy') : undefined);
}
