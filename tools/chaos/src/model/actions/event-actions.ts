import * as clientApi from '@marquee/contracts/client-event-operations';
import * as api from '@marquee/contracts/event-operations';
import type { EventUpdate } from '@marquee/contracts/event-requests';
import fc from 'fast-check';

import { place } from '../event-form.ts';
import { dateOf, emailOf } from '../participants.ts';
import type { Participants } from '../participants.ts';
import type { Addressee, EventStatus } from '../state.ts';
import { day, name, recordAction, target } from './model-action.ts';

const reason: fc.Arbitrary<string> = fc.constantFrom('Moving away', 'Too far', '');
const addressee: fc.Arbitrary<Addressee> = fc.constantFrom('ours', 'other', 'unknown', null);
const status: fc.Arbitrary<EventStatus> = fc.constantFrom(
  ...(['proposal', 'completed', 'completed', 'cancelled', 'inquiry', 'booked'] as const),
);

/** The actions on an event. */
export const eventActions = {
  'edit-event': recordAction({
    weight: 3,
    given: fc.record({ ...target, name, day, addressee }),
    operation: clientApi.updateClientEvent,
    ...{ about: 'event', side: 'client' },
    body: toUpdate,
  }),
  'send-event': recordAction({
    weight: 8,
    given: fc.record(target),
    operation: clientApi.sendEventToProvider,
    ...{ about: 'event', side: 'client' },
  }),
  'cancel-event': recordAction({
    weight: 2,
    given: fc.record({ ...target, reason }),
    operation: clientApi.cancelClientEvent,
    ...{ about: 'event', side: 'client' },
    body: ({ reason: typed }) => ({ reason: typed }),
  }),
  'change-status': recordAction({
    weight: 3,
    given: fc.record({ ...target, reason, status }),
    operation: api.changeEventStatus,
    ...{ about: 'event', side: 'provider' },
    body: ({ status: wanted, reason: typed }) => ({ status: wanted, reason: typed }),
  }),
};

type Edit = { name: string; day: number; addressee: Addressee };

function toUpdate(edit: Edit, participants: Participants): EventUpdate {
  return {
    name: edit.name,
    eventDate: dateOf(participants, edit.day),
    ...place,
    duration: 5,
    guestCount: 80,
    primaryContactName: 'Dana Reyes',
    primaryContactPhone: '212-555-0199',
    ...(edit.addressee !== null && { providerEmail: emailOf(participants, edit.addressee) }),
  };
}
