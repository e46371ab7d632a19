import { defaultTimeZone } from '@marquee/contracts/dates';
import { blankEventTexts } from '@marquee/contracts/event-texts';
import type { EventView } from '@marquee/contracts/events';
import { omitUndefined } from '@marquee/api-mocks/rows';
import { sunset } from './sample-records.ts';
import type { ClientState } from './client-state.ts';

type SubmittedEvent = { [Name in keyof EventView]?: EventView[Name] | undefined };
type CreationContext = { state: ClientState; now: Date };

/** Creates a draft of the client whose profile is in the state. Details that were not submitted are empty. */
export function createDraftEvent(
  submitted: SubmittedEvent,
  { state: { profile }, now }: CreationContext,
): EventView {
  const client = { name: `${profile.firstName} ${profile.lastName}`, email: profile.email };
  const blank: EventView = {
    ...{ id: crypto.randomUUID(), name: '', eventType: '', eventCategory: '', customEventType: '' },
    ...{ status: 'inquiry', eventDate: '', startTime: '', endTime: '', duration: null, guestCount: null },
    ...{ keyContactName: '', keyContactPhone: '', alternatePhone: '', venueName: '', venueAddress: '' },
    ...{ homeAddress: '', venueEntryTime: '', venueExitTime: '', servicesNeeded: [], customService: '' },
    ...{ guestOfHonorNames: '', ...blankEventTexts, customRequests: '', providerEmail: '', providerName: '' },
    ...{ sentToProvider: false, sentToProviderAt: null, createdAt: now.toISOString(), totalAmount: null },
    ...{ client, clientEmail: client.email, clientName: client.name, timeZone: defaultTimeZone },
    ...{ bookedAt: null, cancelReason: '', cancelledBy: null, cancelledAt: null },
  };
  const providerName = submitted.providerEmail === sunset.email ? sunset.name : '';
  return { ...blank, ...omitUndefined(submitted), providerName };
}
