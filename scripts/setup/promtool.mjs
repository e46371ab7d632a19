import { findExecutable } from '../../local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** Prometheus's own checker of alert rules: what is installed, or Debian's package. */
export async function providePromtool() {
  return (
    findExecutable('promtool') ??
    (installDebianPackage('prometheus') ? findExecutable('promtool') : undefined)
  );
}
