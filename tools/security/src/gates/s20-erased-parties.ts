import type { Measured, Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';

import { eraseOneSide } from '../erased/erase-one-side.ts';
import { judgeErased } from '../erased/judge-erased.ts';
import type { Erased } from '../erased/judge-erased.ts';
import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

const rounds: Record<Size, number> = { short: 1, full: 4 };
const target =
  'after the account of a client or a provider was deleted, the other side reads their words only in issued documents, which are unchanged; the public link is 404';

export const s20: Gate = {
  id: 'S20',
  title: 'Erased and issued parties',
  target: { short: target, full: target },
  run: (setting) => withProduct(setting, (product) => eraseBoth(product, rounds[setting.size])),
};

async function eraseBoth(product: Product, count: number): Promise<Measured> {
  const caller = createHttpCaller(product.url);
  const seen: Erased[] = [];
  for (let round = 0; round < count; round += 1) {
    seen.push(await eraseOneSide({ product, caller }, 'client'));
    seen.push(await eraseOneSide({ product, caller }, 'provider'));
  }
  caller.stop();
  return judgeErased(seen);
}
