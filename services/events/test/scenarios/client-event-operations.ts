import { eventTextNames } from '@marquee/contracts/event-texts';
import {
  amongRecords,
  fixture,
  onRecord,
  ownerOnly,
  state,
} from '@marquee/service-kit/test-kit/scenarios/arrange';
import { inDays } from '@marquee/service-kit/test-kit/scenarios/dates';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { aCancelledDraft, aDraft, aSentEvent } from '@marquee/service-kit/test-kit/scenarios/states/events';
import { privateProfiles } from '@marquee/service-kit/test-kit/scenarios/states/profiles';
import { aBookedEvent, anEventWithDraftQuote } from '@marquee/service-kit/test-kit/scenarios/states/quotes';
import type { ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';

const reason = { reason: 'Moving away' };

/**
 * Specification, section 6: any signed-in user may send the client event form, and client data is for clients only. Clients edit only
 * events that were not yet sent. decisions.md, "Events": a draft is private to its client; a forbidden transition is 409. "Quotes":
 * repeating one's own transition is 200. "Accounts and sign-in": another account's record is not found.
 */
export const clientEventOperations: Readonly<Record<string, OperationScenario>> = {
  createClientEvent: {
    actor: 'user',
    states: {
      '-': state(
        201,
        fixture(async (context) => ({ body: aClientEventForm(context) })),
      ),
    },
    repeated: { change: { eventName: 'Lunch' } },
    input: `eventName! eventDate! startTime! venueAddress! homeAddress! contactName! contactEmail! contactPhone! additionalContactName additionalContactEmail additionalContactPhone eventCategory! guestOfHonorNames ${eventTextNames.join(' ')}`,
  },
  listClientEvents: {
    actor: 'client',
    states: {
      '-': state(200, amongRecords(privateProfiles, aDraft)),
      'draft quote': state(200, amongRecords(privateProfiles, anEventWithDraftQuote)),
    },
    input: 'limit=limit after status=word',
  },
  getClientEvent: {
    actor: 'client',
    states: {
      draft: state(ownerOnly(200), onRecord(aDraft)),
      sent: state(ownerOnly(200), onRecord(aSentEvent)),
      'draft quote': state(ownerOnly(200), onRecord(anEventWithDraftQuote)),
    },
  },
  updateClientEvent: {
    actor: 'client',
    states: {
      draft: state(ownerOnly(200), onUpdate(aDraft)),
      sent: state(ownerOnly(409), onUpdate(aSentEvent)),
    },
  },
  sendEventToProvider: {
    actor: 'client',
    states: {
      draft: state(ownerOnly(200), onRecord(aDraft)),
      sent: state(ownerOnly(200), onRecord(aSentEvent)),
      'cancelled draft': state(ownerOnly(409), onRecord(aCancelledDraft)),
    },
  },
  cancelClientEvent: {
    actor: 'client',
    states: {
      draft: state(ownerOnly(200), onRecord(aDraft, reason)),
      sent: state(ownerOnly(200), onRecord(aSentEvent, reason)),
      booked: state(ownerOnly(200), onRecord(aBookedEvent, reason)),
    },
    repeated: { change: { reason: 'Too far' } },
  },
};

function onUpdate(create: typeof aDraft) {
  return fixture(async (context) => {
    const { id, secrets } = await create(context);
    return { params: { id }, body: anEventUpdate(context), secrets };
  });
}

function aClientEventForm(context: ScenarioContext) {
  return {
    eventName: 'Dinner',
    eventDate: inDays(context, 10),
    startTime: '17:00',
    venueAddress: '1 Water Street, Brooklyn',
    homeAddress: '4 Elm Street, Yonkers',
    contactName: 'Dana Reyes',
    contactEmail: 'dana@example.com',
    contactPhone: '212-555-0100',
    eventCategory: 'Other',
  };
}

function anEventUpdate(context: ScenarioContext) {
  return {
    name: 'Another name',
    eventCategory: 'Wedding',
    eventDate: inDays(context, 10),
    startTime: '18:00',
    duration: 4,
    venueAddress: '2 Water Street, Brooklyn',
    guestCount: 50,
    primaryContactName: 'Dana Reyes',
    primaryContactPhone: '212-555-0100',
  };
}
