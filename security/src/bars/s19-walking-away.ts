import type { Measured, Size } from '@marquee/bar-kit/bar';
import { createHttpCaller } from '@marquee/bar-kit/http-caller';

import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import { judgeWalkingAway } from '../walking-away/judge-walking-away.ts';
import type { Tried } from '../walking-away/judge-walking-away.ts';
import { actsOfRound, walkAway } from '../walking-away/walk-away.ts';
import type { Bar } from './bar.ts';

const rounds: Record<Size, number> = { short: 1, full: 5 };

function askedOf(size: Size): string {
  const count = rounds[size] * actsOfRound;
  return `cancel, complete, delete and refund, ${count} acts at the right and at the wrong time: each is answered as it has to be`;
}

export const s19: Bar = {
  id: 'S19',
  title: 'Walking away',
  asked: { short: askedOf('short'), full: askedOf('full') },
  run: (setting) => withProduct(setting, (product) => tryRounds(product, rounds[setting.size])),
};

async function tryRounds(product: Product, count: number): Promise<Measured> {
  const caller = createHttpCaller(product.url);
  const tried: Tried[] = [];
  for (let round = 0; round < count; round += 1) {
    tried.push(...(await walkAway({ product, caller })));
  }
  caller.stop();
  return judgeWalkingAway(tried, count * actsOfRound);
}
