import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { test as base } from '@playwright/test';
import type { App } from '@marquee/release-kit/apps';

import { requireVariable } from '../federation/store.ts';
import { startDevServer } from './dev-server.ts';
import type { DevServer } from './dev-server.ts';

/** The address of a remote's standalone server, started on first use. */
export type UrlOf = (app: App) => Promise<string>;

/** Replaces a text in a file of the copy, until the end of the test. */
type Rewrite = (path: string, from: string, to: string) => void;

export const test = base.extend<{ rewrite: Rewrite }, { urlOf: UrlOf }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern.
  rewrite: async ({}, provide) => {
    const before = new Map<string, string>();
    await provide((path, from, to) => {
      const file = join(requireVariable('MARQUEE_COPY'), path);
      const text = readFileSync(file, 'utf8');
      before.set(file, before.get(file) ?? text);
      writeFileSync(file, text.replace(from, to));
    });
    for (const [file, text] of before) {
      writeFileSync(file, text);
    }
  },
  urlOf: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern.
    async ({}, provide) => {
      const servers = new Map<App, Promise<DevServer>>();
      await provide(async (app) => {
        const server = servers.get(app) ?? startDevServer(app, requireVariable('MARQUEE_COPY'));
        servers.set(app, server);
        return (await server).url;
      });
      for (const start of await Promise.allSettled(servers.values())) {
        if (start.status === 'fulfilled') {
          await start.value.stop();
        }
      }
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
