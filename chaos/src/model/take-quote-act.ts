import { randomUUID } from 'node:crypto';

import * as clientApi from '@marquee/contracts/client-quote-operations';
import { toAmount } from '@marquee/contracts/money';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import type { LineItemRequest, QuoteUpdate } from '@marquee/contracts/quote-requests';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';

import type { Act, QuoteAct } from './acts.ts';
import { dateOf } from './company.ts';
import type { Company } from './company.ts';

type Made = Act & { type: 'quote-request' | 'quote-by-hand' };

export async function takeQuoteAct(company: Company, act: QuoteAct | Made): Promise<number> {
  if (act.type === 'quote-by-hand' || act.type === 'quote-request') {
    return makeQuote(company, act);
  }
  const { services, strangers } = company;
  const { quotes } = services;
  const params = { id: company.quoteIds[act.index] ?? 'none' };
  const as = act.by === 'owner' ? company.provider : strangers.provider;
  switch (act.type) {
    case 'add-line':
      return (await quotes.call(changeApi.addLineItem, { as, params, body: aLine(act) })).status;
    case 'remove-line': {
      const lineItemId = company.lineIds.get(params.id)?.[act.line] ?? randomUUID();
      return (await quotes.call(changeApi.removeLineItem, { as, params: { ...params, lineItemId } })).status;
    }
    case 'rename':
    case 'change-terms':
    case 'archive':
      return (await quotes.call(api.updateQuote, { as, params, body: anUpdate(company, act) })).status;
    case 'approve':
      return (await quotes.call(changeApi.approveQuoteForReview, { as, params })).status;
    case 'send-quote':
      return (await quotes.call(changeApi.sendQuoteToClient, { as, params })).status;
    case 'withdraw-quote':
      return (await quotes.call(changeApi.withdrawQuote, { as, params })).status;
    case 'accept':
      return accept(company, act);
  }
}

async function makeQuote(company: Company, act: Made): Promise<number> {
  const { services, provider, client, strangers, quoteIds, eventIds } = company;
  const answer =
    act.type === 'quote-by-hand'
      ? await services.quotes.call(api.createQuote, {
          as: provider,
          body: { clientEmail: client.email, eventName: act.name },
        })
      : await services.quotes.call(api.createQuoteFromRequest, {
          as: act.by === 'owner' ? provider : strangers.provider,
          params: { id: eventIds[act.index] ?? 'none' },
        });
  if (answer.status < 300 && !quoteIds.includes(answer.body.id)) {
    quoteIds.push(answer.body.id);
  }
  return answer.status;
}

/** The client names the version that they read, an outdated one, or none. */
async function accept(company: Company, act: QuoteAct & { type: 'accept' }): Promise<number> {
  const { services, client, strangers, provider } = company;
  const params = { id: company.quoteIds[act.index] ?? 'none' };
  const version = await lastVersionOf(company, provider, params);
  const body = {
    unnamed: {},
    last: { version: Math.max(1, version) },
    another: { version: version + 1 },
  }[act.version];
  const as = act.by === 'owner' ? client : strangers.client;
  return (await services.quotes.call(clientApi.acceptClientQuote, { as, params, body })).status;
}

async function lastVersionOf(
  { services }: Company,
  as: ProviderCaller,
  params: { id: string },
): Promise<number> {
  return (await services.quotes.call(api.getQuote, { as, params })).body.version;
}

function aLine({ cents, quantity, isExact }: QuoteAct & { type: 'add-line' }): LineItemRequest {
  const totalPrice = toAmount(cents * quantity + (isExact ? 0 : 1));
  return { serviceName: 'DJ', unitPrice: toAmount(cents), quantity, totalPrice };
}

function anUpdate(
  company: Company,
  act: QuoteAct & { type: 'rename' | 'change-terms' | 'archive' },
): QuoteUpdate {
  switch (act.type) {
    case 'rename':
      return { eventName: act.name };
    case 'archive':
      return { archived: true };
    case 'change-terms':
      return {
        ...(act.notes !== undefined && { notes: act.notes }),
        ...(act.discountCents !== undefined && { discountAmount: toAmount(act.discountCents) }),
        ...(act.validUntil !== undefined && { validUntil: dateOf(company, act.validUntil) }),
      };
  }
}
