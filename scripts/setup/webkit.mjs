import { findExecutable } from '../../tools/local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';

/** Returns WebKitGTK's driver, whose package includes a browser, and a display: installed ones, or Debian's packages. */
export async function provideWebkit() {
  const webDriver = provideProgram('WebKitWebDriver', 'webkit2gtk-driver');
  const xvfb = provideProgram('Xvfb', 'xvfb');

  return webDriver && xvfb ? { webDriver, xvfb } : undefined;
}

function provideProgram(program, debianPackage) {
  return (
    findExecutable(program) ?? (installDebianPackage(debianPackage) ? findExecutable(program) : undefined)
  );
}
