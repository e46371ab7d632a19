import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { toCents } from '@marquee/contracts/money';
import * as changes from '@marquee/contracts/quote-change-operations';
import { createQuote, createQuoteFromRequest, updateQuote } from '@marquee/contracts/quote-operations';

import type { Entry } from '../../history/entry.ts';
import { quoteWasFaster } from '../../history/refusal-causes.ts';
import { changeRequest } from '../change-request.ts';
import type { ChangeRequest } from '../change-request.ts';
import type { Journey } from '../journey.ts';
import { idOf } from './event-actions.ts';
import type { Done } from './journey-actions.ts';

/** Makes an acceptance create two invoices. */
const halfAsDeposit = { deposit: { kind: 'percent', percent: 50 }, balanceDueDaysBefore: 7 };

/** The marker is in the line's name, the notes of changed terms, or the name of a quote created by hand. */
export const quoteActions = {
  'create-quote': {
    request: ({ provider, eventId }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        createQuoteFromRequest,
        { action: 'create-quote', marker, subject: null, about: eventId ?? '' },
        { by: provider, params: idOf(eventId), toAcknowledgedValues: ({ id }) => ({ subject: id }) },
      ),
    // The quotes service learns of the request through a message of the events service.
    refusals: { event_not_found: 'message' },
    after: withQuote,
  },
  'create-quote-by-hand': {
    request: ({ client, provider }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        createQuote,
        { action: 'create-quote-by-hand', marker, subject: null },
        {
          by: provider,
          body: { clientEmail: client.email, eventName: quoteNameOf(marker) },
          toAcknowledgedValues: ({ id }) => ({ subject: id }),
        },
      ),
    refusals: quoteWasFaster,
    after: withQuote,
  },
  'add-line': {
    request: ({ provider, quoteId }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        changes.addLineItem,
        { action: 'add-line', marker, subject: quoteId },
        {
          by: provider,
          params: idOf(quoteId),
          body: { serviceName: lineNameOf(marker), unitPrice: '249.50', quantity: 2, totalPrice: '499.00' },
          toAcknowledgedValues: ({ lineItems }) => {
            const added = lineItems.find(({ serviceName }) => serviceName === lineNameOf(marker));
            return added === undefined ? {} : { lineItemId: added.id };
          },
        },
      ),
    refusals: quoteWasFaster,
    after: (journey: Journey, { acknowledgedValues, marker }: Done): Journey => ({
      ...journey,
      lines: [...journey.lines, { id: acknowledgedValues.lineItemId ?? '', marker }],
    }),
  },
  'remove-line': {
    request: ({ provider, quoteId, lines }: Journey, marker: string): ChangeRequest => {
      const last = lines.at(-1);
      const change = { action: 'remove-line', marker, subject: quoteId, about: last?.marker ?? '' } as const;
      return changeRequest(changes.removeLineItem, change, {
        by: provider,
        params: { ...idOf(quoteId), lineItemId: last?.id ?? '' },
      });
    },
    // If a line is added concurrently but after the removal, the discount may exceed the total of the remaining lines.
    refusals: { ...quoteWasFaster, quote_total_below_zero: 'order' },
    after: (journey: Journey): Journey => ({ ...journey, lines: journey.lines.slice(0, -1) }),
  },
  'change-terms': {
    request: ({ provider, quoteId }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        updateQuote,
        { action: 'change-terms', marker, subject: quoteId },
        {
          by: provider,
          params: idOf(quoteId),
          body: { notes: marker, discountAmount: '20.00', paymentSchedule: halfAsDeposit },
        },
      ),
    refusals: quoteWasFaster,
    recordedAs: 'terms-changed',
  },
  'approve-quote': {
    request: ({ provider, quoteId }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        changes.approveQuoteForReview,
        { action: 'approve-quote', marker, subject: quoteId },
        {
          by: provider,
          params: idOf(quoteId),
        },
      ),
    refusals: quoteWasFaster,
    recordedAs: 'approved-for-review',
  },
  'send-quote': {
    request: ({ provider, quoteId }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        changes.sendQuoteToClient,
        { action: 'send-quote', marker, subject: quoteId },
        {
          by: provider,
          params: idOf(quoteId),
          toAcknowledgedValues: ({ version, finalAmount }) => ({
            version,
            payableCents: toCents(finalAmount),
          }),
        },
      ),
    refusals: quoteWasFaster,
    recordedAs: 'sent-to-client',
    emailIdOf: ({ subject, acknowledgedValues: { version } }: Entry): string | null =>
      version === undefined ? null : `quote-sent.${subject ?? ''}.${version}`,
  },
  'accept-quote': {
    request: ({ client, quoteId }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        acceptClientQuote,
        { action: 'accept-quote', marker, subject: quoteId },
        {
          by: client,
          params: idOf(quoteId),
          body: {},
          toAcknowledgedValues: ({ version, finalAmount }) => ({
            version,
            payableCents: toCents(finalAmount),
          }),
        },
      ),
    // Cancelling an event archives its quote.
    refusals: { ...quoteWasFaster, quote_archived: 'cancelled' },
    recordedAs: 'accepted',
    emailIdOf: ({ subject }: Entry): string => `quote-accepted.${subject ?? ''}`,
  },
  'archive-quote': {
    request: ({ provider, quoteId }: Journey, marker: string): ChangeRequest =>
      changeRequest(
        updateQuote,
        { action: 'archive-quote', marker, subject: quoteId },
        {
          by: provider,
          params: idOf(quoteId),
          body: { archived: true },
        },
      ),
    refusals: quoteWasFaster,
    recordedAs: 'archived',
  },
} as const;

function withQuote(journey: Journey, { acknowledgedValues }: Done): Journey {
  return { ...journey, quoteId: acknowledgedValues.subject ?? null };
}

export function quoteNameOf(marker: string): string {
  return `Soiree ${marker}`;
}

export function lineNameOf(marker: string): string {
  return `Line ${marker}`;
}
