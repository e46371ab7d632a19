import { findExecutable } from '../../local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** The path of a Firefox: FIREFOX_PATH, one on this machine, or Debian's package. */
export async function provideFirefox() {
  return (
    process.env.FIREFOX_PATH ??
    firefoxOnPath() ??
    (installDebianPackage('firefox-esr') ? firefoxOnPath() : undefined)
  );
}

function firefoxOnPath() {
  return ['firefox-esr', 'firefox'].map(findExecutable).find(Boolean);
}
