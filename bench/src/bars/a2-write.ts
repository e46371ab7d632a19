import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import { updateQuote } from '@marquee/contracts/quote-operations';

import { cpuOf, failedIn, measureRate } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { paces } from '../measure/size.ts';
import type { Pace } from '../measure/size.ts';
import { ratioOf } from '../measure/spread.ts';
import type { ProviderAtQuotes } from '../services/provider-at-quotes.ts';
import { withQuotes } from '../services/with-quotes.ts';
import type { Quotes, Started } from '../services/with-quotes.ts';
import type { Bar } from './bar.ts';
import { rateTold, told } from './words.ts';

const leastOfUnvalidated = 0.95;
/** As many quotes. */
const connections = 16;

/**
 * A provider changes the notes of a sent quote, again and again, each connection a quote of its own, new for each measurement: a quote's
 * history grows with every change, and whoever came later would have the longer ones. Compared is the CPU that one such call
 * costs the service's process: as it is shipped, and the same service with nothing of the operation's params and body looked at, which a
 * change that breaks the contract shows. Besides it is told what the response's contract costs, which drops what it does not declare.
 * All are asked at once, because the machine's speed changes within seconds, and all are
 * started anew for each round, because what V8 makes of the same code in two processes differs by as much as is looked for.
 * Everything else is done by all: the caller's token, the rule, the guarded update with history and outbox, the log. What the database
 * does is in no figure, because it is another process.
 */
export const a2: Bar = {
  id: 'A2',
  title: 'What validation costs a write',
  asked: {
    full: `a change of a quote: ≥ ${leastOfUnvalidated} × as many per CPU second as by the same service that looks at nothing that comes in; nothing failed`,
    short: 'nothing failed',
  },
  run: async (setting) => {
    const pace = paces[setting.size];
    const seen: Round[] = [];
    for (let round = 0; round < pace.rounds; round += 1) {
      seen.push(await withQuotes(setting, lacking, (quotes) => measureAll(quotes, pace)));
    }
    const [validated, unvalidated, uncontracted] = [
      seen.map((round) => round.validated),
      seen.map((round) => round.unvalidated),
      seen.map((round) => round.uncontracted),
    ];
    const share = ratioOf(unvalidated.map(cpuOf), validated.map(cpuOf));
    const ofNone = ratioOf(uncontracted.map(cpuOf), validated.map(cpuOf));
    const failed = failedIn([...validated, ...unvalidated, ...uncontracted]);
    const taking = [...new Set(seen.map(({ untold }) => untold))].join(', or ');
    return {
      met:
        failed === 0 &&
        taking === Object.keys(lacking).join(' and ') &&
        (share.median >= leastOfUnvalidated || setting.size === 'short'),
      figures: `${told(share, 3)} × the unvalidated write, ${told(ofNone, 3)} × the one whose answer is not looked at either; ${failed} failed; what breaks the contract is taken by: ${taking}`,
      remarks: [
        rateTold('validated', validated),
        rateTold('unvalidated', unvalidated),
        rateTold('uncontracted', uncontracted),
      ],
    };
  },
};

const lacking = {
  unvalidated: 'bench/src/services/unvalidated-quotes-program.ts',
  uncontracted: 'bench/src/services/uncontracted-quotes-program.ts',
};

/** `untold`: who takes what breaks the contract. */
type Round = Readonly<Record<'validated' | keyof typeof lacking, Rate>> & { untold: string };

async function measureAll(
  { service, others, provider, caller }: Quotes<keyof typeof lacking>,
  { seconds, warmUpSeconds }: Pick<Pace, 'seconds' | 'warmUpSeconds'>,
): Promise<Round> {
  const subjects = [service, others.unvalidated, others.uncontracted] as const;
  const untold = await untoldBy(subjects, `/api/quotes/${await provider.makeQuote(caller)}`, provider);
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
  return { validated, unvalidated, uncontracted, untold };
}

/** By the service that is to change them: were all made by one of both, that one's code would have had more to adapt to. */
async function makeQuotesAt({ url }: Started, provider: ProviderAtQuotes): Promise<readonly string[]> {
  const caller = createHttpCaller(url);
  try {
    const made = Array.from({ length: connections }, () => provider.makeQuote(caller));
    return (await Promise.all(made)).map((id) => `/api/quotes/${id}`);
  } finally {
    caller.stop();
  }
}

/** Who takes a change that breaks the contract and harms nothing: those that are to have none, and only they. */
async function untoldBy(
  subjects: readonly Started[],
  path: string,
  provider: ProviderAtQuotes,
): Promise<string> {
  const taking: string[] = [];
  for (const { name, url } of subjects) {
    const { status } = await fetch(url + path, {
      method: 'PATCH',
      headers: await provider.headers(),
      body: JSON.stringify({ archivedAt: 'x'.repeat(tooLong) }),
    });
    taking.push(...(status === updateQuote.status ? [name] : []));
  }
  return taking.join(' and ');
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
