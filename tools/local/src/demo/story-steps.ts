import * as clientEvents from '@marquee/contracts/client-event-operations';
import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { daysBefore } from '@marquee/contracts/dates';
import { changeEventStatus, createEvent } from '@marquee/contracts/event-operations';
import { eventTextsOf } from '@marquee/contracts/event-texts';
import { listInvoices, recordPayment, sendInvoice } from '@marquee/contracts/invoice-operations';
import { toAmount, toCents } from '@marquee/contracts/money';
import * as quoteChanges from '@marquee/contracts/quote-change-operations';
import { createQuoteFromRequest, updateQuote } from '@marquee/contracts/quote-operations';

import type { DemoPeople } from './demo-users.ts';
import { eventually } from './eventually.ts';
import { demoClients, demoProviders } from './people.ts';
import type { Story, StoryDays, StoryLine } from './story.ts';

/** A story in progress, with the ids created so far. */
export type StoryInProgress = { story: Story; eventDate: string; eventId: string; quoteId: string };

type StoryStep = (users: DemoPeople, progress: StoryInProgress) => Promise<void>;

/** The steps of a story, in the order in which they happen. */
export const storySteps: Record<keyof StoryDays, StoryStep> = {
  async created(users, progress) {
    const client = await users.client(progress.story.client);
    const event = await eventually(() => client.call(createEvent, { body: toRequest(progress) }));
    progress.eventId = event.id;
  },
  async sent(users, { story, eventId }) {
    const client = await users.client(story.client);
    await client.call(clientEvents.sendEventToProvider, { params: { id: eventId } });
  },
  async quoted(users, progress) {
    const { story, eventId } = progress;
    const provider = await users.provider(story.provider);
    const quote = await eventually(() => provider.call(createQuoteFromRequest, { params: { id: eventId } }));
    progress.quoteId = quote.id;
    const params = { id: quote.id };

    for (const line of story.lines ?? []) {
      await provider.call(quoteChanges.addLineItem, { params, body: toLineItem(line) });
    }
    if (story.notes) {
      await provider.call(updateQuote, { params, body: { notes: story.notes } });
    }
  },
  async approved(users, { story, quoteId }) {
    const provider = await users.provider(story.provider);
    await provider.call(quoteChanges.approveQuoteForReview, { params: { id: quoteId } });
  },
  async quoteSent(users, { story, quoteId }) {
    const provider = await users.provider(story.provider);
    await provider.call(quoteChanges.sendQuoteToClient, { params: { id: quoteId } });
  },
  async accepted(users, { story, quoteId, eventId }) {
    const client = await users.client(story.client);
    await client.call(acceptClientQuote, { params: { id: quoteId }, body: {} });
    await eventually(async () => {
      const { status } = await client.call(clientEvents.getClientEvent, { params: { id: eventId } });
      if (status !== 'booked') {
        throw new Error(`${story.name} is still ${status}`);
      }
    });
  },
  /** The provider sends the quote's invoices and records their payments, which were made outside Marquee. */
  async paid(users, { story, eventDate, quoteId }) {
    const provider = await users.provider(story.provider);
    const invoices = await eventually(async () => {
      const found = await provider.call(listInvoices, {});
      const ofStory = found.filter((invoice) => invoice.quoteId === quoteId);
      if (ofStory.length === 0) {
        throw new Error(`${story.name} has no invoice yet`);
      }
      return ofStory;
    });
    const paidOn = daysBefore(story.eventInDays + (story.days.paid ?? 0), eventDate);
    for (const { id } of invoices) {
      await provider.call(sendInvoice, { params: { id } });
      await provider.call(recordPayment, { params: { id }, body: { paidOn, note: 'Bank transfer' } });
    }
  },
  async completed(users, { story, eventId }) {
    const provider = await users.provider(story.provider);
    await provider.call(changeEventStatus, { params: { id: eventId }, body: { status: 'completed' } });
  },
  async cancelled(users, { story, eventId }) {
    const client = await users.client(story.client);
    const reason = story.cancelReason ?? 'Our plans have changed.';
    await client.call(clientEvents.cancelClientEvent, { params: { id: eventId }, body: { reason } });
  },
};

function toRequest({ story, eventDate }: StoryInProgress) {
  const client = demoClients[story.client];

  return {
    name: story.name,
    providerEmail: demoProviders[story.provider].email,
    keyContactName: `${client.firstName} ${client.lastName}`,
    keyContactPhone: client.phone,
    venueAddress: story.venue,
    eventCategory: story.category,
    servicesNeeded: story.services,
    eventDate,
    startTime: story.from,
    endTime: story.until,
    venueEntryTime: story.from,
    venueExitTime: story.until,
    guestCount: story.guests,
    duration: story.hours,
    ...eventTextsOf(story),
  };
}

function toLineItem({ service, about, price, quantity = 1 }: StoryLine) {
  const totalPrice = toAmount(toCents(price) * quantity);

  return { serviceName: service, serviceDescription: about, unitPrice: price, quantity, totalPrice };
}
