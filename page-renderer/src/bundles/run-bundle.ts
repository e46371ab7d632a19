// Runs in the process of a server bundle. This file imports nothing from other workspaces, because the process cannot read their files.
import { createReadStream, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { FromBundle, ToBundle } from './bundle-messages.ts';
import { readLines } from './read-lines.ts';

type Bundle = { render: (input: unknown) => Promise<unknown> };

/** File descriptors of the pipes. `fork` is not used, because its channel would give the bundle `process.send` and a socket. */
const [inputs, outputs] = [3, 4];

const address = 'file:///server-bundle.mjs';
const loaderAddress = 'file:///loader-of-server-bundles.mjs';

/**
 * The only modules of Node that a bundle can import: React needs them to render, and none of them opens connections. An object without a
 * prototype, because the bundle could replace the methods of a set or a map.
 */
const allowedModules = {
  ...{ async_hooks: true, crypto: true, stream: true, util: true },
  ...{ 'node:async_hooks': true, 'node:crypto': true, 'node:stream': true, 'node:util': true },
};
Object.setPrototypeOf(allowedModules, null);

/**
 * Replaces `node:module`, from which webpack's output imports `createRequire`. The real module would let a bundle add hooks that run before
 * ours.
 */
const loader = `
  import async_hooks from 'node:async_hooks';
  import crypto from 'node:crypto';
  import stream from 'node:stream';
  import util from 'node:util';
  const given = { __proto__: null, async_hooks, crypto, stream, util };
  for (const name of Object.keys(given)) {
    given['node:' + name] = given[name];
  }
  export const createRequire = () => (name) => {
    if (!(name in given)) {
      throw new Error('A server bundle must not import modules');
    }
    return given[name];
  };
`;

let source = '';
let bundle: Bundle | undefined;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === address) {
      return { url: address, format: 'module', shortCircuit: true };
    }
    if (specifier === 'module' || specifier === 'node:module') {
      return { url: loaderAddress, format: 'module', shortCircuit: true };
    }
    if (!(specifier in allowedModules)) {
      throw new Error('A server bundle must not import modules');
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url === address || url === loaderAddress) {
      return { format: 'module', source: url === address ? source : loader, shortCircuit: true };
    }
    return next(url, context);
  },
});

for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
  Reflect.deleteProperty(globalThis, name);
}
// Reading `Response` makes Node create the connection pool of `fetch`. Node stores the pool under a symbol, which cannot be deleted.
Reflect.get(globalThis, 'Response');
for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
  if (symbol.description?.startsWith('undici.') === true) {
    Object.defineProperty(globalThis, symbol, { value: undefined, writable: false });
  }
}
// The permission model does not prevent a process from sending signals to other processes of its user.
for (const name of ['kill', '_kill', '_debugProcess', 'execve']) {
  Reflect.deleteProperty(process, name);
}
for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen']) {
  Reflect.deleteProperty(process, name);
}

const stream = createReadStream('', { fd: inputs }).on('close', () => process.exit(0));
readLines(stream, (line) => {
  void answer(JSON.parse(line) as ToBundle & { id: number });
});

async function answer(message: ToBundle & { id: number }): Promise<void> {
  const { id } = message;
  try {
    if ('source' in message) {
      source = message.source;
      bundle = (await import(address)) as Bundle;
      write({ id, page: null });
    } else {
      write({ id, page: await bundle?.render(message.input) });
    }
  } catch (error) {
    write({ id, failure: stackPositionOf(error) });
  }
}

function write(message: FromBundle): void {
  writeFileSync(outputs, `${JSON.stringify(message)}\n`);
}

function stackPositionOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return typeof error;
  }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...places.slice(0, 3)].map((line) => line.trim()).join(' ');
}
