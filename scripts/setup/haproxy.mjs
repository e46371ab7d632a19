import { findServer } from '../../local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** The path of a HAProxy: one on this machine, or Debian's. It stands for the balancer of a platform. */
export async function provideHaproxy() {
  return findServer('haproxy') ?? (installDebianPackage('haproxy') ? findServer('haproxy') : undefined);
}
