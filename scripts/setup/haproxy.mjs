import { haproxyCommand } from '../../chaos/src/balancer/haproxy-command.ts';
import { installDebianPackage } from './debian.mjs';

/** The path of a HAProxy: one on this machine, or Debian's. It stands for the balancer of a platform. */
export async function provideHaproxy() {
  return haproxyCommand() ?? (installDebianPackage('haproxy') ? haproxyCommand() : undefined);
}
