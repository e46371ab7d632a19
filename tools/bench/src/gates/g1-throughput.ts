import { measureRates } from '../gateway/measure-rates.ts';
import { cpuOf, failedIn, perSecondOf } from '../measure/rate.ts';
import { ratioOf } from '../measure/spread.ts';
import type { Gate } from './gate.ts';
import { formatRates, formatSpread } from './format-figures.ts';

const minRatioToMiddleware = 0.5;
const maxRatioToNginx = 14;

export const g1: Gate = {
  id: 'G1',
  title: 'Throughput of the gateway',
  target: {
    full: `with all its layers, median requests per second ≥ ${minRatioToMiddleware} × those of the bare middleware and ≤ ${maxRatioToNginx} × the CPU of nginx per request; no failed request`,
    short: 'no failed request',
  },
  async run(setting) {
    const { gateway, middleware, nginx } = await measureRates(setting);
    const share = ratioOf(gateway.map(perSecondOf), middleware.map(perSecondOf));
    const cpuRatio = ratioOf(gateway.map(cpuOf), nginx.map(cpuOf));
    const failed = failedIn([...gateway, ...middleware, ...nginx]);
    const isFast = share.median >= minRatioToMiddleware && cpuRatio.median <= maxRatioToNginx;

    return {
      passed: failed === 0 && (isFast || setting.size === 'short'),
      figures: `${formatSpread(share, 2)} × the bare middleware, ${formatSpread(cpuRatio, 1)} × nginx in CPU; ${failed} failed`,
      remarks: Object.entries({ gateway, middleware, nginx }).map(([name, rates]) =>
        formatRates(name, rates),
      ),
    };
  },
};
