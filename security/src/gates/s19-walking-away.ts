import type { Measured, Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';

import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import { judgeWalkingAway } from '../walking-away/judge-walking-away.ts';
import type { Tried } from '../walking-away/judge-walking-away.ts';
import { attemptsPerRound, walkAway } from '../walking-away/walk-away.ts';
import type { Gate } from './gate.ts';

const rounds: Record<Size, number> = { short: 1, full: 5 };

function targetOf(size: Size): string {
  const count = rounds[size] * attemptsPerRound;
  return `cancel, complete, delete and refund, ${count} acts at the right and at the wrong time: each is answered as it has to be`;
}

export const s19: Gate = {
  id: 'S19',
  title: 'Walking away',
  target: { short: targetOf('short'), full: targetOf('full') },
  run: (setting) => withProduct(setting, (product) => tryRounds(product, rounds[setting.size])),
};

async function tryRounds(product: Product, count: number): Promise<Measured> {
  const caller = createHttpCaller(product.url);
  const tried: Tried[] = [];
  for (let round = 0; round < count; round += 1) {
    tried.push(...(await walkAway({ product, caller })));
  }
  caller.stop();
  return judgeWalkingAway(tried, count * attemptsPerRound);
}
