import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';

/** `shape`: null for a call of the product's own page. `arrived`: whether a service received the call. */
export type TriedOrigin = { route: string; shape: string | null; status: number; arrived: boolean };

const minShapes = 10;

/** Passed if every shape gets 403 on every write before a service receives the call, and calls of the product's own page arrive. */
export function judgeOrigins(tried: readonly TriedOrigin[], writes: readonly string[]): Measured {
  const foreign = tried.filter(({ shape }) => shape !== null);
  const own = tried.filter(({ shape }) => shape === null);
  const wrong = foreign.filter(({ status, arrived }) => status !== 403 || arrived);
  const shapes = new Set(foreign.map(({ shape }) => shape)).size;
  return judge({
    figures: `${writes.length} writes × ${shapes} shapes: ${foreign.length - wrong.length} of ${foreign.length} answered 403 without reaching a service; ${own.filter(({ arrived }) => arrived).length} calls of the product's own page arrived`,
    faults: [
      ...tooFew('shapes were tried', shapes, minShapes),
      ...writes
        .filter((write) => foreign.filter(({ route }) => route === write).length < shapes)
        .map((write) => `${write} was not tried in every shape`),
      ...writes
        .filter((write) => !own.some(({ route, arrived }) => route === write && arrived))
        .map((write) => `${write} from the product's own page did not arrive`),
      ...wrong.map(
        ({ route, shape, status, arrived }) =>
          `${route} ${String(shape)} was answered ${status}${arrived ? ' and arrived' : ''}`,
      ),
    ],
  });
}
