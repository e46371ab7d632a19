import { findExecutable } from '../../tools/local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** Returns the path of promtool, which tests Prometheus alert rules: an installed one, or Debian's package. */
export async function providePromtool() {
  return (
    findExecutable('promtool') ??
    (installDebianPackage('prometheus') ? findExecutable('promtool') : undefined)
  );
}
