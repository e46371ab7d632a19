import { join } from 'node:path';

import express from 'express';

import { staticFiles } from '../../gateway/src/static/static-files.ts';
import { listen } from '../../packages/service-kit/src/process/listen.ts';
import { binFolder, root } from '../setup/paths.mjs';
import { nothing } from './outcome.mjs';
import { runPlaywright } from './playwright.mjs';
import { runProgram } from './run-program.mjs';

const folder = join(root, 'packages', 'ui', 'dist', 'workshop');

/** Every story of the component workshop, as it is built. */
export async function runWorkshop(bench, { chromium }) {
  if ((await build(bench)) !== 0) {
    return { ...nothing, failed: ['its build'] };
  }
  const { url, close } = await listen(express().use(staticFiles(folder)), { port: 0, host: '127.0.0.1' });
  try {
    return await runPlaywright(bench, { project: 'workshop', chromium, url });
  } finally {
    await close();
  }
}

function build({ children }) {
  return runProgram(children, {
    role: 'turbo',
    command: join(binFolder, 'turbo'),
    args: ['run', 'build:workshop', '--output-logs=errors-only'],
    env: { TURBO_TELEMETRY_DISABLED: '1' },
    cwd: root,
  });
}
