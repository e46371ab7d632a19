import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import { requireVariable } from '../federation/store.ts';

const mocks =
  /node_modules\/(msw|zocker|@faker-js)\/|api-mocks\/|(\.|mfe-\w+)\/standalone\/|mockServiceWorker/;

for (const folder of ['shell', 'mfe-client', 'mfe-provider', 'mfe-public']) {
  test(`when ${folder} is built for production, then it contains nothing of the mocks`, () => {
    const dist = join(requireVariable('MARQUEE_COPY'), folder, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    const sources = files
      .filter((file) => file.endsWith('.js.map'))
      .flatMap((file) => sourcesOf(join(dist, file)));

    // Proves that the search works: it finds the front end's own files.
    expect(sources.join('\n')).toContain('/src/bootstrap.tsx');
    expect([...files, ...sources].filter((name) => mocks.test(name))).toEqual([]);
  });
}

/** The source files that a script's source map lists. */
function sourcesOf(map: string): string[] {
  return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources;
}
