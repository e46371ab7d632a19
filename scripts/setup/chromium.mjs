import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { findExecutable } from '../../tools/local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';
import { binFolder, root } from './paths.mjs';

/**
 * Returns the path of a Chromium for tests: CHROMIUM_PATH, else the headless shell, else a whole Chromium. The headless shell has the same
 * engine without the browser's own windows and needs half the processor time for a page. When a page appears, the headless shell reports a
 * mouse at 0, 0.
 */
export async function provideChromium() {
  return (
    process.env.CHROMIUM_PATH ??
    headlessShellOnPath() ??
    (installDebianPackage('chromium-headless-shell') ? headlessShellOnPath() : undefined) ??
    (await provideWholeChromium())
  );
}

function headlessShellOnPath() {
  return findExecutable('chromium-headless-shell');
}

/** Returns the path of a whole Chromium: CHROMIUM_PATH, an installed one, Debian's package, or Playwright's download. */
export async function provideWholeChromium() {
  return (
    process.env.CHROMIUM_PATH ??
    chromiumOnPath() ??
    (await chromiumOfPlaywright()) ??
    (installDebianPackage('chromium') ? chromiumOnPath() : undefined) ??
    (downloadByPlaywright() ? chromiumOfPlaywright() : undefined)
  );
}

function chromiumOnPath() {
  return ['chromium', 'chromium-browser', 'google-chrome'].map(findExecutable).find(Boolean);
}

async function chromiumOfPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();

  return existsSync(path) ? path : undefined;
}

function downloadByPlaywright() {
  console.log('Downloading Chromium by Playwright…');
  const { status } = spawnSync(join(binFolder, 'playwright'), ['install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    timeout: 300_000,
  });

  return status === 0;
}
