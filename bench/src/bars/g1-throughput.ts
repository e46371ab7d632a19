import { measureRates } from '../gateway/measure-rates.ts';
import { cpuOf, failedIn, perSecondOf } from '../measure/rate.ts';
import { ratioOf } from '../measure/spread.ts';
import type { Bar } from './bar.ts';
import { rateTold, told } from './words.ts';

const leastOfMiddleware = 0.5;
const mostOfNginx = 14;

export const g1: Bar = {
  id: 'G1',
  title: 'What the gateway carries',
  asked: {
    full: `with every duty on, ≥ ${leastOfMiddleware} × the requests of the bare middleware in the median and ≤ ${mostOfNginx} × the CPU of nginx per request; nothing failed`,
    short: 'nothing failed',
  },
  async run(setting) {
    const { gateway, middleware, nginx } = await measureRates(setting);
    const share = ratioOf(gateway.map(perSecondOf), middleware.map(perSecondOf));
    const dearer = ratioOf(gateway.map(cpuOf), nginx.map(cpuOf));
    const failed = failedIn([...gateway, ...middleware, ...nginx]);
    const isFast = share.median >= leastOfMiddleware && dearer.median <= mostOfNginx;

    return {
      met: failed === 0 && (isFast || setting.size === 'short'),
      figures: `${told(share, 2)} × the bare middleware, ${told(dearer, 1)} × nginx in CPU; ${failed} failed`,
      remarks: Object.entries({ gateway, middleware, nginx }).map(([name, rates]) => rateTold(name, rates)),
    };
  },
};
