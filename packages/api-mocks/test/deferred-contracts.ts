import { registerHooks } from 'node:module';

import type { Operation } from '@marquee/contracts/operation';

const mark = 'deferred';
const deferredZod = import.meta.resolve('@marquee/contracts/deferred/zod');

/** Loads the contracts a second time, with deferred schemas in place of zod, as browsers load them. Resolves with every operation. */
export async function deferredOperations(): Promise<ReadonlyMap<string, Operation>> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!isMarked(context.parentURL ?? '')) {
        return next(specifier, context);
      }
      const resolved = specifier === 'zod' ? next(deferredZod, context) : next(specifier, context);
      return specifier.startsWith('.') ? { ...resolved, url: marked(resolved.url) } : resolved;
    },
  });
  try {
    const contracts = (await import(marked(import.meta.resolve('@marquee/contracts/operations')))) as {
      operations: ReadonlyMap<string, Operation>;
    };
    return contracts.operations;
  } finally {
    hooks.deregister();
  }
}

function marked(url: string): string {
  return `${url}?${mark}`;
}

function isMarked(url: string): boolean {
  return url.endsWith(`?${mark}`);
}
