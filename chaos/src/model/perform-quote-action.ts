import { randomUUID } from 'node:crypto';

import * as clientApi from '@marquee/contracts/client-quote-operations';
import { toAmount } from '@marquee/contracts/money';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import type { LineItemRequest, QuoteUpdate } from '@marquee/contracts/quote-requests';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';

import type { Action, QuoteAction } from './actions.ts';
import { dateOf } from './participants.ts';
import type { Participants } from './participants.ts';

type CreatingAction = Action & { type: 'quote-request' | 'quote-by-hand' };

export async function performQuoteAction(
  participants: Participants,
  action: QuoteAction | CreatingAction,
): Promise<number> {
  if (action.type === 'quote-by-hand' || action.type === 'quote-request') {
    return makeQuote(participants, action);
  }
  const { services, strangers } = participants;
  const { quotes } = services;
  const params = { id: participants.quoteIds[action.index] ?? 'none' };
  const as = action.by === 'owner' ? participants.provider : strangers.provider;
  switch (action.type) {
    case 'add-line':
      return (await quotes.call(changeApi.addLineItem, { as, params, body: aLine(action) })).status;
    case 'remove-line': {
      const lineItemId = participants.lineIds.get(params.id)?.[action.line] ?? randomUUID();
      return (await quotes.call(changeApi.removeLineItem, { as, params: { ...params, lineItemId } })).status;
    }
    case 'rename':
    case 'change-terms':
    case 'archive':
      return (await quotes.call(api.updateQuote, { as, params, body: anUpdate(participants, action) }))
        .status;
    case 'approve':
      return (await quotes.call(changeApi.approveQuoteForReview, { as, params })).status;
    case 'send-quote':
      return (await quotes.call(changeApi.sendQuoteToClient, { as, params })).status;
    case 'withdraw-quote':
      return (await quotes.call(changeApi.withdrawQuote, { as, params })).status;
    case 'accept':
      return accept(participants, action);
  }
}

async function makeQuote(participants: Participants, action: CreatingAction): Promise<number> {
  const { services, provider, client, strangers, quoteIds, eventIds } = participants;
  const answer =
    action.type === 'quote-by-hand'
      ? await services.quotes.call(api.createQuote, {
          as: provider,
          body: { clientEmail: client.email, eventName: action.name },
        })
      : await services.quotes.call(api.createQuoteFromRequest, {
          as: action.by === 'owner' ? provider : strangers.provider,
          params: { id: eventIds[action.index] ?? 'none' },
        });
  if (answer.status < 300 && !quoteIds.includes(answer.body.id)) {
    quoteIds.push(answer.body.id);
  }
  return answer.status;
}

/** The client names the last version, a version that does not exist yet, or none. */
async function accept(participants: Participants, action: QuoteAction & { type: 'accept' }): Promise<number> {
  const { services, client, strangers, provider } = participants;
  const params = { id: participants.quoteIds[action.index] ?? 'none' };
  const version = await lastVersionOf(participants, provider, params);
  const body = {
    omitted: {},
    last: { version: Math.max(1, version) },
    next: { version: version + 1 },
  }[action.version];
  const as = action.by === 'owner' ? client : strangers.client;
  return (await services.quotes.call(clientApi.acceptClientQuote, { as, params, body })).status;
}

async function lastVersionOf(
  { services }: Participants,
  as: ProviderCaller,
  params: { id: string },
): Promise<number> {
  return (await services.quotes.call(api.getQuote, { as, params })).body.version;
}

function aLine({ cents, quantity, hasCorrectTotal }: QuoteAction & { type: 'add-line' }): LineItemRequest {
  const totalPrice = toAmount(cents * quantity + (hasCorrectTotal ? 0 : 1));
  return { serviceName: 'DJ', unitPrice: toAmount(cents), quantity, totalPrice };
}

function anUpdate(
  participants: Participants,
  action: QuoteAction & { type: 'rename' | 'change-terms' | 'archive' },
): QuoteUpdate {
  switch (action.type) {
    case 'rename':
      return { eventName: action.name };
    case 'archive':
      return { archived: true };
    case 'change-terms':
      return {
        ...(action.notes !== undefined && { notes: action.notes }),
        ...(action.discountCents !== undefined && { discountAmount: toAmount(action.discountCents) }),
        ...(action.validUntil !== undefined && { validUntil: dateOf(participants, action.validUntil) }),
      };
  }
}
