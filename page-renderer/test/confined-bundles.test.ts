import { aBundle, question, startRenderer } from './renderer-kit.ts';
import type { TestRenderer } from './renderer-kit.ts';

let renderer: TestRenderer;
beforeEach(async () => {
  renderer = await startRenderer();
});
afterEach(() => renderer.stop());

/** What the log says of the bundle that is not run, as soon as it does. */
async function refusal(): Promise<unknown> {
  for (;;) {
    const line = renderer.log.find(({ msg }) => msg === 'a server bundle is not run');
    if (line !== undefined) {
      return line;
    }
    await renderer.ask();
  }
}

describe('what a server bundle may do', () => {
  test('when what lies there is not what the record vouches for, then it is never run', async () => {
    const integrity = `sha384-${'A'.repeat(64)}`;
    await renderer.release(aBundle('"changed"'), {
      server: { bundle: 'server/pages.mjs', integrity, pages: [] },
    });

    expect(await refusal()).toMatchObject({ remote: 'mfe_public', level: 50 });
    expect((await renderer.ask()).status).toBe(503);
    expect(renderer.log.filter(({ msg }) => msg === 'a server bundle is not run')).toHaveLength(1);
  });

  test.each([
    ['connections', "import net from 'node:net';"],
    ['files', "import fs from 'node:fs';"],
    ['other processes', "import { spawn } from 'node:child_process';"],
    ['other modules', "import express from 'express';"],
  ])('when it imports what opens %s, then it is not run', async (_what, before) => {
    await renderer.release(aBundle('""', before));

    expect(await refusal()).toMatchObject({ remote: 'mfe_public' });
  });

  test.each([
    ['opens a connection', "require('node:net')"],
    ['asks by fetch', "fetch('http://127.0.0.1:1/')"],
    ['reads a file', "require('node:fs').readFileSync('/etc/hostname')"],
    ['starts a process', "require('node:child_process').execSync('true')"],
    ['asks Node for a module', "process.getBuiltinModule('net')"],
  ])('when it %s while it renders, then the page fails', async (_what, act) => {
    const attempt = `question.search === '?now' ? ${act} : 'fine'`;
    await renderer.release(
      aBundle(
        attempt,
        "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      ),
    );
    await renderer.askUntil(200);

    const answer = await renderer.ask({ ...question, search: '?now' });

    expect(answer.status).toBe(500);
  });

  test('when it reads its environment, then that is empty', async () => {
    await renderer.release(aBundle('JSON.stringify(process.env)'));

    expect(await (await renderer.askUntil(200)).json()).toMatchObject({ html: '{}' });
  });
});
