import { measureInterleaved } from '../measure/measure-interleaved.ts';
import { cpuOf, failedIn, measureRate, perSecondOf } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { connections, paces } from '../measure/size.ts';
import { ratioOf } from '../measure/spread.ts';
import { withQuotes } from '../services/with-quotes.ts';
import type { Gate } from './gate.ts';
import { formatRates, formatSpread } from './format-figures.ts';

const minRatioToBare = 0.6;

/**
 * A provider reads their own quote of six lines. The service authenticates the caller, checks the owner, converts the document to the
 * contract's form, drops undeclared fields, updates metrics and logs the request. The bare Express route only reads and sends the same
 * document.
 */
export const a1: Gate = {
  id: 'A1',
  title: 'A read of a service',
  target: {
    full: `one quote, read through all layers of the service: ≥ ${minRatioToBare} × the requests of a bare Express 5 route with the same query; no failed request`,
    short: 'no failed request',
  },
  run: async (setting) =>
    await withQuotes(setting, bare, async ({ service, others, provider, caller }) => {
      const path = `/api/quotes/${await provider.createSentQuote(caller)}`;
      const { rounds, seconds, warmUpSeconds } = paces[setting.size];
      const subjects = [service, others.express].map((one) => ({
        ...one,
        url: `${one.url}${path}`,
        headers: {},
      }));
      const rates = await measureInterleaved(subjects, {
        rounds,
        warmUp: async (one) => measure(one, warmUpSeconds),
        measure: async (one) => measure(one, seconds),
      });

      async function measure(one: (typeof subjects)[number], during: number): Promise<Rate> {
        const subject = { ...one, headers: await provider.headers() };
        return await measureRate(subject, { connections, seconds: during });
      }

      const { quotes = [], express = [] } = rates;
      const share = ratioOf(quotes.map(perSecondOf), express.map(perSecondOf));
      const cpuRatio = ratioOf(express.map(cpuOf), quotes.map(cpuOf));
      const failed = failedIn([...quotes, ...express]);
      return {
        passed: failed === 0 && (share.median >= minRatioToBare || setting.size === 'short'),
        figures: `${formatSpread(share, 2)} × the bare route, ${formatSpread(cpuRatio, 2)} × as many per CPU second; ${failed} failed`,
        remarks: [formatRates('quotes', quotes), formatRates('bare route', express)],
      };
    }),
};

const bare = { express: 'tools/bench/src/services/bare-quote-program.ts' };
