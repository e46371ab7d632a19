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
 * A provider repeatedly changes the notes of a sent quote. Each connection has a quote of its own, new for each measurement: a quote's
 * history grows with every change, so that later programs would get longer ones. Compares the CPU time of one such call in the service's
 * process: as shipped, and with the same service that does not validate the operation's params and body, which accepts a body that breaks
 * the contract. Also reports the cost of the whole contract, which drops undeclared fields from the response. All are called at the same
 * time, because the machine's speed changes within seconds, and restarted for each round, because V8's results for the same code in two
 * processes differ by as much as the effect. All do everything else: the caller's token, the rule, the guarded update with history and
 * outbox, the log. The database's work is not included, because it is another process.
 */
export const a2: Gate = {
  id: 'A2',
  title: 'What validation costs a write',
  target: {
    full: `a change of a quote: ≥ ${minRatioToUnvalidated} × as many per CPU second as by the same service without a contract for params and body; nothing failed`,
    short: 'nothing failed',
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
  unvalidated: 'bench/src/services/unvalidated-quotes-program.ts',
  uncontracted: 'bench/src/services/uncontracted-quotes-program.ts',
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

/** Created by the service that will change them: otherwise one service's code would have been optimized for more work. */
async function createQuotesAt({ url }: Started, provider: QuotesProvider): Promise<readonly string[]> {
  const caller = createHttpCaller(url);
  try {
    const made = Array.from({ length: connections }, () => provider.createSentQuote(caller));
    return (await Promise.all(made)).map((id) => `/api/quotes/${id}`);
  } finally {
    caller.stop();
  }
}

/** The names of the programs that accept a harmless change that breaks the contract. */
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

/** One too long: an `archivedAt` from outside is validated and then ignored. */
const tooLong = 41;

/** Each is a change after the previous one. */
const differentBodies = ['The hall opens at 16:00.', 'The hall opens at 17:00.'].map((notes) =>
  JSON.stringify({
    notes,
    discountAmount: '100.00',
    paymentSchedule: { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 7 },
  }),
);
