import { findExecutable } from '../../tools/local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** Returns the path of Firefox: FIREFOX_PATH, an installed one, or Debian's package. */
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
