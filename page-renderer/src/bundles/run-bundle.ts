// The process that runs a server bundle. It imports nothing of ours: it may read no file of another workspace.
import { registerHooks } from 'node:module';
import type { FromBundle, ToBundle } from './bundle-messages.ts';

type Bundle = { render: (question: unknown) => Promise<unknown> };

const address = 'file:///server-bundle.mjs';
/** What React and webpack take of Node to render. No other module of Node is given, first of all none that opens connections. */
const given = new Set(['async_hooks', 'crypto', 'module', 'stream', 'util']);

let source = '';
let bundle: Bundle | undefined;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === address) {
      return { url: address, format: 'module', shortCircuit: true };
    }
    if (!given.has(specifier.replace(/^node:/, ''))) {
      throw new Error('A server bundle imports nothing');
    }
    return next(specifier, context);
  },
  load: (url, context, next) =>
    url === address ? { format: 'module', source, shortCircuit: true } : next(url, context),
});

for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
  Reflect.deleteProperty(globalThis, name);
}
Reflect.deleteProperty(process, 'getBuiltinModule');
Reflect.deleteProperty(process, 'binding');

process.on('message', (message: ToBundle & { id: number }) => {
  void answer(message).then((said) => process.send?.(said));
});
process.on('disconnect', () => process.exit(0));

async function answer(message: ToBundle & { id: number }): Promise<FromBundle> {
  const { id } = message;
  try {
    if ('source' in message) {
      source = message.source;
      bundle = (await import(address)) as Bundle;
      return { id, page: null };
    }
    return { id, page: await bundle?.render(message.question) };
  } catch (error) {
    return { id, failure: placeOf(error) };
  }
}

function placeOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return typeof error;
  }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...places.slice(0, 3)].map((line) => line.trim()).join(' ');
}
