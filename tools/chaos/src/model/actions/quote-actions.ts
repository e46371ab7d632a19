import { randomUUID } from 'node:crypto';

import * as clientApi from '@marquee/contracts/client-quote-operations';
import { toAmount } from '@marquee/contracts/money';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import type { LineItemRequest } from '@marquee/contracts/priced-lines';
import type { QuoteUpdate } from '@marquee/contracts/quote-requests';
import fc from 'fast-check';

import { dateOf } from '../participants.ts';
import type { Participants } from '../participants.ts';
import { callerOf, idOf, name, recordAction, target } from './model-action.ts';
import type { ModelAction, Target } from './model-action.ts';

type Line = { cents: number; quantity: number; hasCorrectTotal: boolean };
type Terms = { discountCents?: number; notes?: string; validUntil?: number };
type Acceptance = Target & { version: 'omitted' | 'last' | 'next' };

const ofProvider = { about: 'quote', side: 'provider' } as const;

/** The actions on a quote. */
export const quoteActions = {
  'add-line': recordAction({
    ...{ weight: 9, operation: changeApi.addLineItem, ...ofProvider },
    given: fc.record({
      ...target,
      cents: fc.constantFrom(59_900, 59_900, 12_500, 0, -4_950),
      quantity: fc.integer({ min: 1, max: 3 }),
      hasCorrectTotal: fc.constantFrom(true, true, true, true, false),
    }),
    body: toLine,
  }),
  'remove-line': {
    weight: 3,
    given: fc.record({ ...target, line: fc.nat({ max: 2 }) }),
    operations: [changeApi.removeLineItem],
    async perform(participants, action) {
      const id = idOf(participants, action, 'quote');
      const lineItemId = participants.lineIds.get(id)?.[action.line] ?? randomUUID();
      const as = callerOf(participants, action, 'provider');
      const { quotes } = participants.services;
      return (await quotes.call(changeApi.removeLineItem, { as, params: { id, lineItemId } })).status;
    },
  } satisfies ModelAction<Target & { line: number }>,
  rename: recordAction({
    ...{ weight: 2, operation: api.updateQuote, ...ofProvider },
    given: fc.record({ ...target, name }),
    body: ({ name: eventName }) => ({ eventName }),
  }),
  'change-terms': recordAction({
    ...{ weight: 4, operation: api.updateQuote, ...ofProvider },
    given: fc.record(
      {
        ...target,
        discountCents: fc.constantFrom(0, 5_000, 20_000),
        notes: fc.constantFrom<string[]>('', 'Deposit in advance'),
        validUntil: fc.integer({ min: -1, max: 32 }),
      },
      { requiredKeys: ['index', 'by'] },
    ),
    body: toUpdate,
  }),
  approve: recordAction({
    ...{ weight: 12, operation: changeApi.approveQuoteForReview, ...ofProvider },
    given: fc.record(target),
  }),
  'send-quote': recordAction({
    ...{ weight: 12, operation: changeApi.sendQuoteToClient, ...ofProvider },
    given: fc.record(target),
  }),
  'withdraw-quote': recordAction({
    ...{ weight: 2, operation: changeApi.withdrawQuote, ...ofProvider },
    given: fc.record(target),
  }),
  accept: {
    weight: 9,
    given: fc.record({ ...target, version: fc.constantFrom('omitted', 'last', 'last', 'next') }),
    operations: [clientApi.acceptClientQuote],
    side: 'client',
    perform: accept,
  } satisfies ModelAction<Acceptance>,
  archive: recordAction({
    ...{ weight: 1, operation: api.updateQuote, ...ofProvider },
    given: fc.record(target),
    body: () => ({ archived: true }),
  }),
};

function toLine({ cents, quantity, hasCorrectTotal }: Line): LineItemRequest {
  const totalPrice = toAmount(cents * quantity + (hasCorrectTotal ? 0 : 1));
  return { serviceName: 'DJ', unitPrice: toAmount(cents), quantity, totalPrice };
}

function toUpdate({ discountCents, notes, validUntil }: Terms, participants: Participants): QuoteUpdate {
  return {
    ...(notes !== undefined && { notes }),
    ...(discountCents !== undefined && { discountAmount: toAmount(discountCents) }),
    ...(validUntil !== undefined && { validUntil: dateOf(participants, validUntil) }),
  };
}

/** The client names the last version (version 1 before the first send), the version after it, or none. */
async function accept(participants: Participants, action: Acceptance): Promise<number> {
  const { services, provider } = participants;
  const params = { id: idOf(participants, action, 'quote') };
  const { version } = (await services.quotes.call(api.getQuote, { as: provider, params })).body;
  const body = {
    omitted: {},
    last: { version: Math.max(1, version) },
    next: { version: version + 1 },
  }[action.version];
  const as = callerOf(participants, action, 'client');
  return (await services.quotes.call(clientApi.acceptClientQuote, { as, params, body })).status;
}
