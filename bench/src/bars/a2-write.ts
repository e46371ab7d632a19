import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import { updateQuote } from '@marquee/contracts/quote-operations';

import { measureRate } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { paces } from '../measure/size.ts';
import type { Pace } from '../measure/size.ts';
import { judgeValidation } from '../services/judge-validation.ts';
import type { Writes } from '../services/judge-validation.ts';
import type { ProviderAtQuotes } from '../services/provider-at-quotes.ts';
import { withQuotes } from '../services/with-quotes.ts';
import type { Quotes, Started } from '../services/with-quotes.ts';
import type { Bar } from './bar.ts';

const leastOfUnvalidated = 0.95;
/** As many quotes. */
const connections = 16;

/**
 * A provider changes the notes of a sent quote, again and again, each connection a quote of its own, new for each measurement: a quote's
 * history grows with every change, and whoever came later would have the longer ones. Compared is the CPU that one such call
 * costs the service's process: as it is shipped, and the same service with nothing of the operation's params and body looked at, which a
 * body that breaks the contract shows. Told beside it is the cost of the whole contract, which drops from the answer what it does not declare.
 * All are asked at once, because the machine's speed changes within seconds, and all are started anew for each round, because what V8 makes
 * of the same code in two processes differs by as much as is looked for. Everything else is done by all: the caller's token, the rule, the
 * guarded update with history and outbox, the log. What the database does is in no figure, because it is another process.
 */
export const a2: Bar = {
  id: 'A2',
  title: 'What validation costs a write',
  asked: {
    full: `a change of a quote: ≥ ${leastOfUnvalidated} × as many per CPU second as by the same service without a contract for params and body; nothing failed`,
    short: 'nothing failed',
  },
  run: async (setting) => {
    const pace = paces[setting.size];
    const seen: Writes[] = [];
    for (let round = 0; round < pace.rounds; round += 1) {
      seen.push(await withQuotes(setting, withLess, (quotes) => measureAll(quotes, pace)));
    }
    return judgeValidation(seen, setting.size === 'short' ? 0 : leastOfUnvalidated);
  },
};

const withLess = {
  unvalidated: 'bench/src/services/unvalidated-quotes-program.ts',
  uncontracted: 'bench/src/services/uncontracted-quotes-program.ts',
};

async function measureAll(
  { service, others, provider, caller }: Quotes<keyof typeof withLess>,
  { seconds, warmUpSeconds }: Pick<Pace, 'seconds' | 'warmUpSeconds'>,
): Promise<Writes> {
  const subjects = [service, others.unvalidated, others.uncontracted];
  const path = `/api/quotes/${await provider.makeQuote(caller)}`;
  const takenBy = await whoTakesWrong(subjects, path, provider);
  const measure = async (one: Started, during: number): Promise<Rate> => {
    const paths = await makeQuotesAt(one, provider);
    const changes = { method: 'PATCH', paths, bodies: differentBodies } as const;
    const subject = { ...one, headers: await provider.headers() };
    return await measureRate(subject, { connections, seconds: during, changes });
  };
  await Promise.all(subjects.map((one) => measure(one, warmUpSeconds)));
  const [validated, unvalidated, uncontracted] = await Promise.all([
    measure(service, seconds),
    measure(others.unvalidated, seconds),
    measure(others.uncontracted, seconds),
  ]);
  return { validated, unvalidated, uncontracted, takenBy };
}

/** By the service that is to change them: were all made by one of them, that one's code would have had more to adapt to. */
async function makeQuotesAt({ url }: Started, provider: ProviderAtQuotes): Promise<readonly string[]> {
  const caller = createHttpCaller(url);
  try {
    const made = Array.from({ length: connections }, () => provider.makeQuote(caller));
    return (await Promise.all(made)).map((id) => `/api/quotes/${id}`);
  } finally {
    caller.stop();
  }
}

/** The names of those who take a change that breaks the contract and harms nothing. */
async function whoTakesWrong(
  subjects: readonly Started[],
  path: string,
  provider: ProviderAtQuotes,
): Promise<string[]> {
  const taking: string[] = [];
  for (const { name, url } of subjects) {
    const { status } = await fetch(url + path, {
      method: 'PATCH',
      headers: await provider.headers(),
      body: JSON.stringify({ archivedAt: 'x'.repeat(tooLong) }),
    });
    taking.push(...(status === updateQuote.status ? [name] : []));
  }
  return taking;
}

/** By one: an `archivedAt` from outside is looked at and then ignored. */
const tooLong = 41;

/** Each is a change after the other. */
const differentBodies = ['The hall opens at 16:00.', 'The hall opens at 17:00.'].map((notes) =>
  JSON.stringify({
    notes,
    discountAmount: '100.00',
    paymentSchedule: { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 7 },
  }),
);
