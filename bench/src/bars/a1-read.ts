import { inTurn } from '../measure/in-turn.ts';
import { cpuOf, failedIn, measureRate, perSecondOf } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { connections, paces } from '../measure/size.ts';
import { ratioOf } from '../measure/spread.ts';
import { withQuotes } from '../services/with-quotes.ts';
import type { Bar } from './bar.ts';
import { rateTold, told } from './words.ts';

const leastOfBare = 0.6;

/**
 * Its provider reads one quote of six lines: the service authenticates the caller, checks the owner, converts the document to the contract,
 * drops undeclared fields, counts and logs. The bare Express route reads the same document and sends it.
 */
export const a1: Bar = {
  id: 'A1',
  title: 'A read of a service',
  asked: {
    full: `one quote, read through every duty of the service: ≥ ${leastOfBare} × the requests of a bare Express 5 route with the same query; nothing failed`,
    short: 'nothing failed',
  },
  run: async (setting) =>
    await withQuotes(setting, bare, async ({ service, others, provider, caller }) => {
      const path = `/api/quotes/${await provider.makeQuote(caller)}`;
      const { rounds, seconds, warmUpSeconds } = paces[setting.size];
      const subjects = [service, others.express].map((one) => ({
        ...one,
        url: `${one.url}${path}`,
        headers: {},
      }));
      const seen = await inTurn(subjects, {
        rounds,
        warmUp: async (one) => measure(one, warmUpSeconds),
        measure: async (one) => measure(one, seconds),
      });

      async function measure(one: (typeof subjects)[number], during: number): Promise<Rate> {
        const subject = { ...one, headers: await provider.headers() };
        return await measureRate(subject, { connections, seconds: during });
      }

      const { quotes = [], express = [] } = seen;
      const share = ratioOf(quotes.map(perSecondOf), express.map(perSecondOf));
      const cheaper = ratioOf(express.map(cpuOf), quotes.map(cpuOf));
      const failed = failedIn([...quotes, ...express]);
      return {
        met: failed === 0 && (share.median >= leastOfBare || setting.size === 'short'),
        figures: `${told(share, 2)} × the bare route, ${told(cheaper, 2)} × as many per CPU second; ${failed} failed`,
        remarks: [rateTold('quotes', quotes), rateTold('bare route', express)],
      };
    }),
};

const bare = { express: 'bench/src/services/bare-quote-program.ts' };
