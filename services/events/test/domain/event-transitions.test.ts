import type { EventStatus } from '@marquee/contracts/event-statuses';
import { describeTransition } from '@marquee/service-kit/test-kit/describe-transition';
import { eventStates } from '../../src/events/domain/event-states.ts';
import type { EventAction } from '../../src/events/domain/event-states.ts';

const ifSent = 'if the event was sent';

/** Who may do what in which status, and the status after it, written by hand from the specification. */
const specified: Record<EventAction, { by: string; from: Partial<Record<EventStatus, string>> }> = {
  edit: { by: 'client', from: { inquiry: 'inquiry if the event was not sent yet' } },
  send: { by: 'client', from: { inquiry: 'inquiry' } },
  propose: { by: 'provider', from: { inquiry: 'proposal', proposal: 'proposal' } },
  complete: {
    by: 'provider',
    from: { booked: 'completed if the event is over', completed: 'completed' },
  },
  cancel: {
    by: 'client, provider',
    from: {
      inquiry: 'cancelled',
      proposal: 'cancelled',
      booked: 'cancelled if the provider cancels or the event has not started',
      cancelled: 'cancelled if the same side has cancelled it',
    },
  },
  'quote-created': {
    by: 'system',
    from: {
      inquiry: `proposal ${ifSent}`,
      ...{ proposal: 'proposal', booked: 'booked', completed: 'completed' },
      cancelled: `cancelled ${ifSent}`,
    },
  },
  'quote-accepted': {
    by: 'system',
    from: { inquiry: `booked ${ifSent}`, proposal: 'booked', cancelled: `cancelled ${ifSent}` },
  },
  'quote-archived': {
    by: 'system',
    from: {
      inquiry: `inquiry ${ifSent}`,
      ...{ proposal: 'proposal', booked: 'booked', completed: 'completed' },
      cancelled: `cancelled ${ifSent}`,
    },
  },
};

describe('the transitions of an event', () => {
  test.each(Object.keys(specified) as EventAction[])(
    'when the action is %s, then its actor and statuses are those of the specification',
    (action) => {
      expect(describeTransition(eventStates.transitions[action])).toEqual(specified[action]);
    },
  );

  test('when the table is listed, then it has the name and the statuses of an event', () => {
    expect(eventStates.name).toBe('event');
    expect(eventStates.statuses).toEqual(['inquiry', 'proposal', 'booked', 'completed', 'cancelled']);
    expect(Object.keys(eventStates.transitions).sort()).toEqual(Object.keys(specified).sort());
  });
});

describe('the refusal of an action', () => {
  test.each<[EventAction, EventStatus, string, string]>([
    ['edit', 'proposal', 'event_is_proposal', 'This event is at the proposal stage and cannot be changed'],
    ['send', 'cancelled', 'event_is_cancelled', 'This event is cancelled and cannot be sent'],
    ['propose', 'booked', 'event_is_booked', 'This event is booked and cannot be moved to proposal'],
    ['complete', 'inquiry', 'event_is_inquiry', 'This event is still an inquiry and cannot be completed'],
    ['cancel', 'completed', 'event_is_completed', 'This event is completed and cannot be cancelled'],
    ['quote-created', 'inquiry', 'event_not_sent', 'This event was never sent to its provider'],
    ['quote-accepted', 'booked', 'event_has_accepted_quote', 'Another quote was accepted for this event'],
    ['quote-archived', 'inquiry', 'event_not_sent', 'This event was never sent to its provider'],
  ])('when %s is tried in the status %s, then the code is %s: %s', (action, status, code, message) => {
    expect(eventStates.refusal(status, action)).toEqual({ code, message });
  });
});
