import type { Measured, Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';

import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import { judgeBookingBreach } from '../booking-breach/judge-booking-breach.ts';
import type { Tried } from '../booking-breach/judge-booking-breach.ts';
import { attemptsPerRound, attemptBreaches } from '../booking-breach/attempt-breaches.ts';
import type { Gate } from './gate.ts';

const rounds: Record<Size, number> = { short: 1, full: 5 };

function targetOf(size: Size): string {
  const count = rounds[size] * attemptsPerRound;
  return `cancel, complete, delete and refund, ${count} permitted and forbidden attempts: each gets the required answer`;
}

export const s19: Gate = {
  id: 'S19',
  title: 'Breach of a booking',
  target: { short: targetOf('short'), full: targetOf('full') },
  run: (setting) => withProduct(setting, (product) => tryRounds(product, rounds[setting.size])),
};

async function tryRounds(product: Product, count: number): Promise<Measured> {
  const caller = createHttpCaller(product.url);
  const tried: Tried[] = [];
  for (let round = 0; round < count; round += 1) {
    tried.push(...(await attemptBreaches({ product, caller })));
  }
  caller.stop();
  return judgeBookingBreach(tried, count * attemptsPerRound);
}
