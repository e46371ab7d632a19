import { join } from 'node:path';

import express from 'express';

import { staticFiles } from '../../gateway/src/static/static-files.ts';
import { listen } from '../../packages/service-kit/src/process/listen.ts';
import { root } from '../setup/paths.mjs';
import { runPlaywright, twoWorkers } from './playwright.mjs';
import { runBuildTask } from './turbo.mjs';

const folder = join(root, 'packages', 'ui', 'dist', 'storybook');

/** Tests every story of the built Storybook. */
export async function runStorybook(context, { chromium }) {
  await runBuildTask(context, { task: 'build:storybook' });
  const { url, close } = await listen(express().use(staticFiles(folder)), { port: 0, host: '127.0.0.1' });
  try {
    return await runPlaywright(context, { project: 'storybook', chromium, url, args: twoWorkers });
  } finally {
    await close();
  }
}
