import { createClientEvent } from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import { createQuote, createQuoteFromRequest } from '@marquee/contracts/quote-operations';
import fc from 'fast-check';

import { formDetails, requestDetails } from '../event-form.ts';
import { dateOf, emailOf } from '../participants.ts';
import type { Participants } from '../participants.ts';
import type { Addressee } from '../state.ts';
import { callerOf, day, idOf, name, target } from './model-action.ts';
import type { ModelAction, Target } from './model-action.ts';

/** Without an addressee, the event comes from the client event form. */
type NewEvent = { name: string; day: number; addressee: Addressee };

const addressee: fc.Arbitrary<Addressee> = fc.constantFrom('ours', 'ours', 'ours', 'other', 'unknown', null);

/** The actions that create a record, and those of time and of the client's account. */
export const otherActions = {
  'create-event': {
    weight: 6,
    given: fc.record({ name, day, addressee }),
    operations: [createClientEvent, createEvent],
    perform: openEvent,
  } satisfies ModelAction<NewEvent>,
  'quote-request': {
    weight: 9,
    given: fc.record(target),
    operations: [createQuoteFromRequest],
    async perform(participants, action) {
      const { services, quoteIds } = participants;
      const params = { id: idOf(participants, action, 'event') };
      const as = callerOf(participants, action, 'provider');
      return noteCreated(quoteIds, await services.quotes.call(createQuoteFromRequest, { as, params }));
    },
  } satisfies ModelAction<Target>,
  'quote-by-hand': {
    weight: 2,
    given: fc.record({ name }),
    operations: [createQuote],
    isNeverRejected: true,
    async perform({ services, provider, client, quoteIds }, { name: eventName }) {
      const body = { clientEmail: client.email, eventName };
      return noteCreated(quoteIds, await services.quotes.call(createQuote, { as: provider, body }));
    },
  } satisfies ModelAction<{ name: string }>,
  'verify-email': {
    weight: 1,
    given: fc.record({}),
    operations: [],
    isNeverRejected: true,
    perform: verifyEmail,
  } satisfies ModelAction<object>,
  'days-pass': {
    weight: 3,
    given: fc.record({ days: fc.constantFrom(1, 3, 10, 31) }),
    operations: [],
    isNeverRejected: true,
    async perform({ services }, { days }) {
      services.clock.advance({ days });
      return 200;
    },
  } satisfies ModelAction<{ days: number }>,
};

async function openEvent(participants: Participants, event: NewEvent): Promise<number> {
  const { services, client: as, eventIds } = participants;
  const eventDate = dateOf(participants, event.day);
  if (event.addressee === null) {
    const body = { ...formDetails, eventName: event.name, eventDate, contactEmail: 'dana@example.com' };
    return noteCreated(eventIds, await services.events.call(createClientEvent, { as, body }));
  }
  const providerEmail = emailOf(participants, event.addressee);
  const body = { ...requestDetails, name: event.name, eventDate, providerEmail };
  return noteCreated(eventIds, await services.events.call(createEvent, { as, body }));
}

/** Adds the id of the created record. The repetition of a request answers with the record that exists. */
function noteCreated(ids: string[], { status, body }: { status: number; body: { id: string } }): number {
  if (status < 300 && !ids.includes(body.id)) {
    ids.push(body.id);
  }
  return status;
}

/** Publishes the message each time; only the first one has an effect. */
async function verifyEmail({ services, client }: Participants): Promise<number> {
  const { clientId, email } = client;
  const snapshot = { clientId, email, emailVerified: true, name: 'Dana Reyes', phone: '' };
  await services.publish(clientChanged, snapshot, { id: clientId, version: 1 });
  return 200;
}
