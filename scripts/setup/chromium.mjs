import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { findExecutable } from '../../local/src/processes/find-executable.ts';
import { installDebianPackage } from './debian.mjs';
import { binFolder, root } from './paths.mjs';

/**
 * The path of Chromium's headless shell, or else of a whole Chromium. The shell has the same engine without the browser's own windows, and
 * a page costs half the processor time; unlike a whole Chromium it reports a mouse at 0, 0 when a page appears.
 */
export async function provideHeadlessShell() {
  return (
    process.env.CHROMIUM_PATH ??
    headlessShellOnPath() ??
    (installDebianPackage('chromium-headless-shell') ? headlessShellOnPath() : undefined) ??
    (await provideChromium())
  );
}

function headlessShellOnPath() {
  return findExecutable('chromium-headless-shell');
}

/** The path of a whole Chromium: CHROMIUM_PATH, one on this machine, Debian's package, or Playwright's download. */
export async function provideChromium() {
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
