import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import { updateQuote } from '@marquee/contracts/quote-operations';

import { measureRate } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { paces } from '../measure/size.ts';
import type { Pace } from '../measure/size.ts';
import { judgeValidation } from '../services/judge-validation.ts';
import type { Writes } from '../services/judge-validation.ts';
import type { QuotesProvider } from '../services/quotes-provider.ts';
import { withQuotes } from '../services/with-quotes.ts';
import type { QuotesContext, Started } from '../services/with-quotes.ts';
import type { Gate } from './gate.ts';

const minRatioToUnvalidated = 0.95;
/** One quote per connection. */
const connections = 16;

/**
 * A provider repeatedly changes the notes of a sent quote. Compares the CPU time per call of two programs: the shipped quotes service, and
 * the same service without validation of params and body. Also reports the cost of the whole contract, which includes dropping
 * undeclared fields from the response. All programs do the same other work: token check, rule, guarded update with history and outbox, log.
 * Each connection changes its own quote, created for each measurement, because a quote's history grows with every change.
 * All programs are called at the same time, because the machine's speed changes within seconds. They are restarted for each round, because
 * V8 may optimize the same code differently in two processes. That difference is as large as the difference to measure.
 * The CPU time of the database does not count.
 */
export const a2: Gate = {
  id: 'A2',
  title: 'CPU cost of validating a write',
  target: {
    full: `changes of a quote per CPU second ≥ ${minRatioToUnvalidated} × those of the same service without validation of params and body; no failed request`,
    short: 'no failed request',
  },
  run: async (setting) => {
    const pace = paces[setting.size];
    const rounds: Writes[] = [];
    for (let round = 0; round < pace.rounds; round += 1) {
      rounds.push(await withQuotes(setting, reducedPrograms, (quotes) => measureAll(quotes, pace)));
    }
    return judgeValidation(rounds, setting.size === 'short' ? 0 : minRatioToUnvalidated);
  },
};

const reducedPrograms = {
  unvalidated: 'tools/bench/src/services/unvalidated-quotes-program.ts',
  uncontracted: 'tools/bench/src/services/uncontracted-quotes-program.ts',
};

async function measureAll(
  { service, others, provider, caller }: QuotesContext<keyof typeof reducedPrograms>,
  { seconds, warmUpSeconds }: Pick<Pace, 'seconds' | 'warmUpSeconds'>,
): Promise<Writes> {
  const subjects = [service, others.unvalidated, others.uncontracted];
  const path = `/api/quotes/${await provider.createSentQuote(caller)}`;
  const acceptedBy = await findAcceptingPrograms(subjects, path, provider);
  const measure = async (one: Started, during: number): Promise<Rate> => {
    const paths = await createQuotesAt(one, provider);
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
  return { validated, unvalidated, uncontracted, acceptedBy };
}

/** Each program creates the quotes that it will change, so that all programs have run the same code and V8 has optimized it equally. */
async function createQuotesAt({ url }: Started, provider: QuotesProvider): Promise<readonly string[]> {
  const caller = createHttpCaller(url);
  try {
    const made = Array.from({ length: connections }, () => provider.createSentQuote(caller));
    return (await Promise.all(made)).map((id) => `/api/quotes/${id}`);
  } finally {
    caller.stop();
  }
}

/** Returns the names of the programs that accept a harmless body that violates the contract. */
async function findAcceptingPrograms(
  subjects: readonly Started[],
  path: string,
  provider: QuotesProvider,
): Promise<string[]> {
  const accepting: string[] = [];
  for (const { name, url } of subjects) {
    const { status } = await fetch(url + path, {
      method: 'PATCH',
      headers: await provider.headers(),
      body: JSON.stringify({ archivedAt: 'x'.repeat(tooLong) }),
    });
    accepting.push(...(status === updateQuote.status ? [name] : []));
  }
  return accepting;
}

/** One character more than the contract allows. The service validates `archivedAt` of a request, then ignores it. */
const tooLong = 41;

/** Sent alternately, so that every request changes the quote. */
const differentBodies = ['The hall opens at 16:00.', 'The hall opens at 17:00.'].map((notes) =>
  JSON.stringify({
    notes,
    discountAmount: '100.00',
    paymentSchedule: { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 7 },
  }),
);
