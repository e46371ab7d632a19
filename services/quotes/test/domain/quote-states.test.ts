import { quoteStatus } from '@marquee/contracts/quote-statuses';
import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import { conditionOf, targetsOf } from '@marquee/service-kit/domain/state-machine';
import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { accept } from '../../src/quotes/domain/accept.ts';
import { addLine } from '../../src/quotes/domain/add-line.ts';
import { approveForReview } from '../../src/quotes/domain/approve-for-review.ts';
import { archive } from '../../src/quotes/domain/archive.ts';
import { changeTerms } from '../../src/quotes/domain/change-terms.ts';
import { erase } from '../../src/quotes/domain/erase.ts';
import { actorOf, evolve } from '../../src/quotes/domain/evolve.ts';
import { linkToClient } from '../../src/quotes/domain/link-to-client.ts';
import type { Decision } from '../../src/quotes/domain/quote-change.ts';
import { quoteStates } from '../../src/quotes/domain/quote-states.ts';
import type { QuoteAction } from '../../src/quotes/domain/quote-states.ts';
import type { Quote } from '../../src/quotes/domain/quote.ts';
import { removeLine } from '../../src/quotes/domain/remove-line.ts';
import { rename } from '../../src/quotes/domain/rename.ts';
import { sendToClient } from '../../src/quotes/domain/send-to-client.ts';
import { withdrawOffer } from '../../src/quotes/domain/withdraw-offer.ts';
import { withdraw } from '../../src/quotes/domain/withdraw.ts';
import { after, aLine, aQuoteIn, now } from '../support/a-quote.ts';

const decisions: Record<QuoteAction, Decision> = {
  'add-line': (quote) => addLine(quote, aLine()),
  'remove-line': (quote) => removeLine(quote, quote.offer.lineItems[0]?.id ?? ''),
  'change-terms': (quote) => changeTerms(quote, { notes: 'Two encores' }),
  rename: (quote) => rename(quote, 'Another name'),
  'approve-for-review': approveForReview,
  send: sendToClient,
  'withdraw-offer': withdrawOffer,
  accept: (quote, at) => accept(quote, undefined, at),
  archive,
  withdraw: (quote) => withdraw(quote, 'event-cancelled'),
  'link-to-client': (quote) => linkToClient(quote, { id: 'client-1', name: 'Amara' }),
  erase: (quote) => erase(quote, 'client'),
};

const actions = Object.keys(decisions) as QuoteAction[];
const cases = actions.flatMap((action) => quoteStatus.options.map((status) => [action, status] as const));

function isConditional(action: QuoteAction, status: QuoteStatus): boolean {
  return conditionOf(quoteStates.transitions[action].from[status]) !== null;
}

function expectTransition(action: QuoteAction, quote: Quote): void {
  const { by, from } = quoteStates.transitions[action];
  const fact = decisions[action](quote, now);

  expect(targetsOf({ by, from }, quote.status)).toContain(
    fact === null ? quote.status : after(quote, fact).status,
  );
  expect(fact === null ? by : actorOf(fact)).toBe(by);
}

describe('the table of a quote’s states', () => {
  const permitted = cases.filter(
    ([action, status]) =>
      quoteStates.transitions[action].from[status] !== undefined && !isConditional(action, status),
  );
  test.each(permitted)(
    'when %s is done in the status %s, then the quote gets the status of the table',
    (action, status) => {
      expectTransition(action, aQuoteIn(status));
    },
  );

  const refused = cases.filter(
    ([action, status]) => quoteStates.transitions[action].from[status] === undefined,
  );
  test.each(refused)(
    'when %s is tried in the status %s, then it is rejected with the error of the table',
    (action, status) => {
      const { code, message } = quoteStates.refusal(status, action);

      expect(refusalOf(() => decisions[action](aQuoteIn(status), now))).toMatchObject({
        kind: 'conflict',
        code,
        message,
      });
    },
  );

  const conditional = cases.filter(([action, status]) => isConditional(action, status));
  test.each(conditional)(
    'when %s is tried in the status %s, then the condition of the table decides',
    (action, status) => {
      const revised = evolve(aQuoteIn('sent_to_client'), { type: 'line-item-added', lineItem: aLine() }, now);
      const quote = status === 'draft' ? revised : after(revised, { type: 'approved-for-review' });

      expectTransition(action, quote);
      expect(refusalOf(() => decisions[action](aQuoteIn(status), now)).kind).toBe('conflict');
    },
  );
});
