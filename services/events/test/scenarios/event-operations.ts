import { eventTextNames } from '@marquee/contracts/event-texts';
import {
  amongRecords,
  fixture,
  onRecord,
  ownerOnly,
  state,
} from '@marquee/service-kit/test-kit/scenarios/arrange';
import { anEventRequest } from '@marquee/service-kit/test-kit/scenarios/forms';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { aCancelledEvent, aDraft, aSentEvent } from '@marquee/service-kit/test-kit/scenarios/states/events';
import { privateProfiles } from '@marquee/service-kit/test-kit/scenarios/states/profiles';
import { aBookedEvent } from '@marquee/service-kit/test-kit/scenarios/states/quotes';

const proposal = { status: 'proposal' };

const amongEvents = {
  '-': state(200, amongRecords(privateProfiles, aSentEvent)),
  draft: state(200, amongRecords(privateProfiles, aDraft)),
};

/**
 * Specification, section 6: only clients create events. decisions.md, "Events": a draft is private to its client. A provider can set only an
 * inquiry to proposal, and no event to booked; a forbidden transition is 409. "Quotes": repeating one's own transition is 200. "Accounts
 * and sign-in": ownership goes by account id, so another account's record is not found.
 */
export const eventOperations: Readonly<Record<string, OperationScenario>> = {
  createEvent: {
    actor: 'client',
    states: {
      '-': state(
        201,
        fixture(async (context) => ({ body: anEventRequest(context, context.provider.email) })),
      ),
    },
    repeated: { change: { name: 'Dinner' } },
    input: `name! providerEmail! keyContactName! keyContactPhone! alternatePhone venueAddress! eventCategory! customEventType servicesNeeded!=list customService eventDate! startTime! endTime! venueEntryTime! venueExitTime! guestCount!=number duration!=number ${eventTextNames.join(' ')}`,
  },
  listEvents: { actor: 'provider', states: amongEvents, input: 'limit=limit after status=word' },
  listProviderEvents: { actor: 'provider', states: amongEvents, input: 'limit=limit after status=word' },
  listProviderRequests: { actor: 'provider', states: amongEvents, input: 'limit=limit after status=word' },
  getProviderEvent: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(404), onRecord(aDraft)),
      sent: state(ownerOnly(200), onRecord(aSentEvent)),
    },
  },
  exportProviderEvents: { actor: 'provider', states: amongEvents, input: 'status=word' },
  getEventSummary: {
    actor: 'provider',
    states: { '-': state(200, amongRecords(privateProfiles, aSentEvent)) },
  },
  changeEventStatus: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(404), onRecord(aDraft, proposal)),
      sent: state(ownerOnly(200), onRecord(aSentEvent, proposal)),
      booked: state(ownerOnly(409), onRecord(aBookedEvent, proposal)),
      cancelled: state(ownerOnly(409), onRecord(aCancelledEvent, proposal)),
    },
  },
};
