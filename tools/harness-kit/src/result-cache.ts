import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { z } from 'zod';

import type { Product } from './product-at.ts';
import type { Result } from './result.ts';

export type ResultCache = {
  /** The stored result of a gate that passed on the same product, with a remark that states when it was measured; null if none exists. */
  find: (id: string) => Result | null;
  /** Stores a result that passed. A result that did not pass is ignored, so that its gate is measured again. */
  store: (result: Result, at: Date) => void;
};

const cachedResults = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    target: z.string(),
    measured: z.object({
      passed: z.literal(true),
      figures: z.string(),
      remarks: z.array(z.string()).readonly().optional(),
    }),
    seconds: z.number(),
    product: z.object({ tree: z.string(), commit: z.string() }),
    at: z.iso.datetime(),
  }),
);
type CachedResults = z.output<typeof cachedResults>;

/** Opens the stored results of a product. A full run can take an hour and a half, so gates that passed need not be measured again. */
export function openResultCache(file: string, product: Product | null): ResultCache {
  let all = read(file).filter((one) => one.product.tree === product?.tree);
  return {
    find(id) {
      const found = all.find((one) => one.id === id);
      return found ? withRemark(found) : null;
    },
    store(result, at) {
      const { passed, ...rest } = result.measured;
      if (!passed || product === null) {
        return;
      }
      const one = { ...result, measured: { passed, ...rest }, product, at: at.toISOString() };
      all = [...all.filter(({ id }) => id !== one.id), one];
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(all, null, 2));
    },
  };
}

function withRemark({ product, at, ...result }: CachedResults[number]): Result {
  const { remarks = [], ...rest } = result.measured;
  const remark = `measured at ${at.slice(0, 16)}Z, at commit ${product.commit}; no shipped file has changed since`;
  return { ...result, measured: { ...rest, remarks: [...remarks, remark] } };
}

function read(file: string): CachedResults {
  try {
    return cachedResults.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
