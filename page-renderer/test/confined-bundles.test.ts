import { aBundle, input, startRenderer } from './renderer-kit.ts';
import type { TestRenderer } from './renderer-kit.ts';

let renderer: TestRenderer;
beforeEach(async () => {
  renderer = await startRenderer();
});
afterEach(() => renderer.stop());

const refusal = () => renderer.untilLogged('a server bundle could not be started');

describe('restrictions of a server bundle', () => {
  test('when it does not match the hash in the release record, then it is never run', async () => {
    const integrity = `sha384-${'A'.repeat(64)}`;
    await renderer.release(aBundle('"changed"'), {
      server: { bundle: 'server/pages.mjs', integrity, pages: [] },
    });

    expect(await refusal()).toMatchObject({ remote: 'mfe_public', level: 50 });
    expect((await renderer.requestPage()).status).toBe(503);
    expect(renderer.log.filter(({ msg }) => msg === 'a server bundle could not be started')).toHaveLength(1);
  });

  test.each([
    ['connections', "import net from 'node:net';"],
    ['files', "import fs from 'node:fs';"],
    ['other processes', "import { spawn } from 'node:child_process';"],
    ['other modules', "import express from 'express';"],
  ])('when it imports a module for %s, then it is not run', async (_what, before) => {
    await renderer.release(aBundle('""', before));

    expect(await refusal()).toMatchObject({ remote: 'mfe_public' });
  });

  test.each([
    ['opens a connection', "require('node:net')"],
    ['calls fetch', "fetch('http://127.0.0.1:1/')"],
    [
      'uses the connections of fetch',
      "new Response('') && globalThis[Symbol.for('undici.globalDispatcher.1')].constructor.name",
    ],
    ['reads a file', "require('node:fs').readFileSync('/etc/hostname')"],
    ['starts a process', "require('node:child_process').execSync('true')"],
    ['requests a module from Node', "process.getBuiltinModule('net')"],
  ])('when it %s while it renders, then the page fails', async (_what, act) => {
    const attempt = `input.search === '?now' ? ${act} : 'fine'`;
    await renderer.release(
      aBundle(
        attempt,
        "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      ),
    );
    await renderer.requestPageUntil(200);

    const answer = await renderer.requestPage({ ...input, search: '?now' });

    expect(answer.status).toBe(500);
  });

  test('when it registers its own resolver, then it is not run', async () => {
    const before = `import { registerHooks } from 'node:module';
      registerHooks({
        resolve: (name, context, next) =>
          name === 'x-net' ? { url: 'node:net', format: 'builtin', shortCircuit: true } : next(name, context),
      });`;
    await renderer.release(aBundle('typeof (await import("x-net")).connect', before));

    expect(await refusal()).toMatchObject({ remote: 'mfe_public' });
  });

  test.each([
    ['requires Node’s loader', "require('node:module').registerHooks.name"],
    ['looks for the loader behind require', 'require.extensions[".js"].name'],
    [
      'replaces a method of sets',
      "(Set.prototype.has = () => true, (await import('node:net')).connect.name)",
    ],
    ['looks for an open connection', 'process._getActiveHandles()[0].constructor.name'],
    ['writes to the page renderer', 'process.send(null)'],
    ['sends a signal to the page renderer', 'process.kill(process.ppid, 0)'],
    ['breaks the protocol of Node', "process._send({ cmd: 'NODE_HANDLE_ACK' })"],
  ])('when it %s while it renders, then only the page fails', async (_what, act) => {
    await renderer.release(
      aBundle(
        `input.search === '?now' ? ${act} : process.pid`,
        "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      ),
    );
    const first = (await (await renderer.requestPageUntil(200)).json()) as object;

    const answer = await renderer.requestPage({ ...input, search: '?now' });
    const next = (await (await renderer.requestPage()).json()) as object;

    expect(answer.status).toBe(500);
    expect(next).toEqual(first);
  });

  test('when it requires the modules that React needs, then it gets them', async () => {
    const before =
      "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
    await renderer.release(
      aBundle("require('util').inspect.name + typeof require('node:stream').Readable", before),
    );

    expect(await (await renderer.requestPageUntil(200)).json()).toMatchObject({ html: 'inspectfunction' });
  });

  test('when it reads its environment, then the environment is empty', async () => {
    await renderer.release(aBundle('JSON.stringify(process.env)'));

    expect(await (await renderer.requestPageUntil(200)).json()).toMatchObject({ html: '{}' });
  });
});
