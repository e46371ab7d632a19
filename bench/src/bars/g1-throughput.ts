import { measureRates } from '../gateway/measure-rates.ts';
import type { Rate } from '../gateway/measure-rates.ts';
import { ratioOf, spreadOf } from '../measure/spread.ts';
import type { Bar } from './bar.ts';
import { told } from './words.ts';

const leastOfMiddleware = 0.8;
const mostOfNginx = 14;

export const g1: Bar = {
  id: 'G1',
  title: 'What the gateway carries',
  asked: {
    full: `with every duty on, ≥ ${leastOfMiddleware} × the requests of the bare middleware and ≤ ${mostOfNginx} × the CPU of nginx per request; nothing failed`,
    short: 'nothing failed',
  },
  async run(setting) {
    const { gateway, middleware, nginx } = await measureRates(setting);
    const share = ratioOf(gateway.map(perSecond), middleware.map(perSecond));
    const dearer = ratioOf(gateway.map(cpu), nginx.map(cpu));
    const failed = [...gateway, ...middleware, ...nginx].reduce((sum, rate) => sum + rate.failed, 0);
    const isFast = share.median >= leastOfMiddleware && dearer.median <= mostOfNginx;

    return {
      met: failed === 0 && (isFast || setting.size === 'short'),
      figures: `${told(share, 2)} × the middleware, ${told(dearer, 1)} × nginx in CPU; ${failed} failed`,
      remarks: Object.entries({ gateway, middleware, nginx }).map(
        ([name, rates]) =>
          `${name}: ${told(spreadOf(rates.map(perSecond)))} requests a second, ${told(spreadOf(rates.map(cpu)), 1)} µs of CPU each`,
      ),
    };
  },
};

function perSecond(rate: Rate): number {
  return rate.perSecond;
}

function cpu(rate: Rate): number {
  return rate.cpuMicroseconds;
}
