import { defaultTimeZone } from '@marquee/contracts/dates';
import type { EventView } from '@marquee/contracts/events';
import { saidOf } from '@marquee/mock-kit/rows';
import { sunset } from './cast.ts';
import type { ClientWorld } from './world.ts';

type Asked = { [Name in keyof EventView]?: EventView[Name] | undefined };
type When = { world: ClientWorld; now: Date };

/** A draft with the submitted values, and empty texts for the others. */
export function newEvent(asked: Asked, { world: { profile }, now }: When): EventView {
  const client = { name: `${profile.firstName} ${profile.lastName}`, email: profile.email };
  const blank: EventView = {
    ...{ id: crypto.randomUUID(), name: '', eventType: '', eventCategory: '', customEventType: '' },
    ...{ status: 'inquiry', eventDate: '', startTime: '', endTime: '', duration: null, guestCount: null },
    ...{ keyContactName: '', keyContactPhone: '', alternatePhone: '', venueName: '', venueAddress: '' },
    ...{ homeAddress: '', venueEntryTime: '', venueExitTime: '', servicesNeeded: [], customService: '' },
    ...{ guestOfHonorNames: '', comments: '', customRequests: '', providerEmail: '', providerName: '' },
    ...{ sentToProvider: false, sentToProviderAt: null, createdAt: now.toISOString(), totalAmount: null },
    ...{ client, clientEmail: client.email, clientName: client.name, timeZone: defaultTimeZone },
    ...{ bookedAt: null, cancelReason: '', cancelledBy: null, cancelledAt: null },
  };
  const providerName = asked.providerEmail === sunset.email ? sunset.name : '';
  return { ...blank, ...saidOf(asked), providerName };
}
