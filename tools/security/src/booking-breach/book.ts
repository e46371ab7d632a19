import { today } from '@marquee/service-kit/test-kit/scenarios/dates';
import { anEventRequest } from '@marquee/service-kit/test-kit/scenarios/forms';

import { requireSuccess } from '../matrix/context.ts';
import type { Context } from '../matrix/context.ts';
import type { Person } from '../stack/people.ts';
import { settle } from '../stack/settle.ts';

export type Parties = { client: Person; provider: Person };
export type Booking = { eventId: string; quoteId: string; invoiceId: string };

type Event = Partial<ReturnType<typeof anEventRequest>> & Readonly<Record<string, unknown>>;
type Made = { id: string };

const clock = { now: () => new Date() };

const line = {
  serviceName: 'DJ',
  serviceDescription: '',
  unitPrice: '500.00',
  quantity: 1,
  totalPrice: '500.00',
};

/** An event that began and ended today, within the first minute after midnight at the venue. */
export function eventJustOver(): Event {
  return {
    ...{ eventDate: today(clock), startTime: '00:00', endTime: '00:01' },
    ...{ venueEntryTime: '00:00', venueExitTime: '00:01' },
  };
}

/** An event that began at midnight and ends in the last minute of today. */
export function eventInProgress(): Event {
  return { ...eventJustOver(), endTime: '23:59', venueExitTime: '23:59' };
}

/** Creates an event, a quote of $500.00 and a booking. The invoice is sent at once if it is due within two weeks. */
export async function book(
  context: Context,
  { client, provider }: Parties,
  { event = {}, notes = '' }: { event?: Event; notes?: string } = {},
): Promise<Booking> {
  const post = async <Body>({ cookie }: Person, path: string, body?: object): Promise<Body> => {
    const answer = await requireSuccess<Body>(context, cookie, { method: 'POST', path, body });
    await settle(context.product);
    return answer;
  };
  const request = { ...anEventRequest(clock, provider.email), ...event };
  const { id: eventId } = await post<Made>(client, '/events', request);
  await post(client, `/client/events/${eventId}/send-to-provider`);
  const { id: quoteId } = await post<Made>(provider, `/provider/events/${eventId}/create-quote`);
  await post(provider, `/quotes/${quoteId}/line-items`, line);
  await requireSuccess(context, provider.cookie, {
    method: 'PATCH',
    path: `/quotes/${quoteId}`,
    body: { notes },
  });
  await post(provider, `/quotes/${quoteId}/approve-for-review`);
  await post(provider, `/quotes/${quoteId}/send-to-client`);
  await post(client, `/client/quotes/${quoteId}/accept`, {});
  const list = { method: 'GET', path: '/billing/invoices' } as const;
  const invoices = await requireSuccess<(Made & { quoteId: string })[]>(context, provider.cookie, list);
  const invoiceId = invoices.find((invoice) => invoice.quoteId === quoteId)?.id ?? 'none';
  return { eventId, quoteId, invoiceId };
}
