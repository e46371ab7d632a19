import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { toCents } from '@marquee/contracts/money';
import * as changes from '@marquee/contracts/quote-change-operations';
import { createQuote, createQuoteFromRequest, updateQuote } from '@marquee/contracts/quote-operations';

import { doing } from '../doing.ts';
import type { Doing } from '../doing.ts';
import type { Story } from '../story.ts';
import { idOf } from './event-acts.ts';

/** Makes an acceptance create two invoices. */
const halfAtOnce = { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 7 };

/** The marker is in the line's name, the notes of changed terms, or the name of a quote created by hand. */
export const quoteActs = {
  'create-quote': ({ provider, eventId }: Story, mark: string): Doing =>
    doing(
      createQuoteFromRequest,
      { act: 'create-quote', mark, subject: null, about: eventId ?? '' },
      { by: provider, params: idOf(eventId), promise: ({ id }) => ({ subject: id }) },
    ),
  'create-quote-by-hand': ({ client, provider }: Story, mark: string): Doing =>
    doing(
      createQuote,
      { act: 'create-quote-by-hand', mark, subject: null },
      {
        by: provider,
        body: { clientEmail: client.email, eventName: quoteNameOf(mark) },
        promise: ({ id }) => ({ subject: id }),
      },
    ),
  'add-line': ({ provider, quoteId }: Story, mark: string): Doing =>
    doing(
      changes.addLineItem,
      { act: 'add-line', mark, subject: quoteId },
      {
        by: provider,
        params: idOf(quoteId),
        body: { serviceName: lineNameOf(mark), unitPrice: '249.50', quantity: 2, totalPrice: '499.00' },
        promise: ({ lineItems }) => {
          const added = lineItems.find(({ serviceName }) => serviceName === lineNameOf(mark));
          return added === undefined ? {} : { lineItemId: added.id };
        },
      },
    ),
  'remove-line': ({ provider, quoteId, lines }: Story, mark: string): Doing => {
    const last = lines.at(-1);
    const change = { act: 'remove-line', mark, subject: quoteId, about: last?.mark ?? '' } as const;
    return doing(changes.removeLineItem, change, {
      by: provider,
      params: { ...idOf(quoteId), lineItemId: last?.id ?? '' },
    });
  },
  'change-terms': ({ provider, quoteId }: Story, mark: string): Doing =>
    doing(
      updateQuote,
      { act: 'change-terms', mark, subject: quoteId },
      {
        by: provider,
        params: idOf(quoteId),
        body: { notes: mark, discountAmount: '20.00', paymentSchedule: halfAtOnce },
      },
    ),
  'approve-quote': ({ provider, quoteId }: Story, mark: string): Doing =>
    doing(
      changes.approveQuoteForReview,
      { act: 'approve-quote', mark, subject: quoteId },
      {
        by: provider,
        params: idOf(quoteId),
      },
    ),
  'send-quote': ({ provider, quoteId }: Story, mark: string): Doing =>
    doing(
      changes.sendQuoteToClient,
      { act: 'send-quote', mark, subject: quoteId },
      {
        by: provider,
        params: idOf(quoteId),
        promise: ({ version, finalAmount }) => ({ version, totalCents: toCents(finalAmount) }),
      },
    ),
  'accept-quote': ({ client, quoteId }: Story, mark: string): Doing =>
    doing(
      acceptClientQuote,
      { act: 'accept-quote', mark, subject: quoteId },
      {
        by: client,
        params: idOf(quoteId),
        body: {},
        promise: ({ version, finalAmount }) => ({ version, totalCents: toCents(finalAmount) }),
      },
    ),
  'archive-quote': ({ provider, quoteId }: Story, mark: string): Doing =>
    doing(
      updateQuote,
      { act: 'archive-quote', mark, subject: quoteId },
      {
        by: provider,
        params: idOf(quoteId),
        body: { archived: true },
      },
    ),
};

export function quoteNameOf(mark: string): string {
  return `Soiree ${mark}`;
}

export function lineNameOf(mark: string): string {
  return `Line ${mark}`;
}
