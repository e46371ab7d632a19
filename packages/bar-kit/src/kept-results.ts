import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { z } from 'zod';

import type { Product } from './product-at.ts';
import type { Result } from './result.ts';

export type KeptResults = {
  /** A stored result of the same product that passed, with a remark when; null if there is none. */
  find: (id: string) => Result | null;
  /** Stores a result that passed; ignores any other, so that it is measured again. */
  keep: (result: Result, at: Date) => void;
};

const kept = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    asked: z.string(),
    measured: z.object({
      met: z.literal(true),
      figures: z.string(),
      remarks: z.array(z.string()).readonly().optional(),
    }),
    seconds: z.number(),
    product: z.object({ tree: z.string(), commit: z.string() }),
    at: z.iso.datetime(),
  }),
);
type Kept = z.output<typeof kept>;

/** All targets take an hour and a half: after a failure, those that passed need not be measured again. */
export function openKeptResults(file: string, product: Product | null): KeptResults {
  let all = read(file).filter((one) => one.product.tree === product?.tree);
  return {
    find(id) {
      const found = all.find((one) => one.id === id);
      return found ? withRemark(found) : null;
    },
    keep(result, at) {
      const { met, ...seen } = result.measured;
      if (!met || product === null) {
        return;
      }
      const one = { ...result, measured: { met, ...seen }, product, at: at.toISOString() };
      all = [...all.filter(({ id }) => id !== one.id), one];
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(all, null, 2));
    },
  };
}

function withRemark({ product, at, ...result }: Kept[number]): Result {
  const { remarks = [], ...seen } = result.measured;
  const remark = `measured at ${at.slice(0, 16)}Z, at commit ${product.commit}; nothing shipped has changed since`;
  return { ...result, measured: { ...seen, remarks: [...remarks, remark] } };
}

function read(file: string): Kept {
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
