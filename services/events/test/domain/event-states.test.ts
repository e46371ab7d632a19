import { eventStatus } from '@marquee/contracts/event-statuses';
import type { EventStatus } from '@marquee/contracts/event-statuses';
import { DomainError } from '@marquee/service-kit/domain-error';
import { conditionOf, targetsOf } from '@marquee/service-kit/domain/state-machine';
import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { edit, send } from '../../src/events/domain/draft-rules.ts';
import { eventStates } from '../../src/events/domain/event-states.ts';
import type { EventAction } from '../../src/events/domain/event-states.ts';
import type { Event, EventFact } from '../../src/events/domain/event.ts';
import { evolve } from '../../src/events/domain/evolve.ts';
import { onQuoteAccepted, onQuoteArchived, onQuoteCreated } from '../../src/events/domain/quote-rules.ts';
import { cancel, changeStatus } from '../../src/events/domain/status-rules.ts';
import { anEvent, aSentEvent } from '../support/an-event.ts';

/** Before the event of `anEvent`, and after it. */
const [before, after] = [new Date('2026-06-01T12:00:00Z'), new Date('2026-06-22T12:00:00Z')];
const acceptance = { payableCents: 59_900, acceptedAt: before };
const recipient = { name: 'Nova Sound', isSuspended: false, isErased: false };

type Decision = (event: Event, at: Date) => EventFact | null;

const decisions: Record<EventAction, Decision> = {
  edit: (event, at) =>
    edit(event, { details: { name: 'Another name', eventDate: event.eventDate }, provider: null }, at),
  send: (event, at) => send(event, recipient, at),
  propose: (event, at) => changeStatus(event, { status: 'proposal', reason: '' }, at),
  complete: (event, at) => changeStatus(event, { status: 'completed', reason: '' }, at),
  cancel: (event, at) => cancel(event, { by: 'client', reason: 'We moved' }, at),
  'quote-created': (event) => onQuoteCreated(event, 'quote-2'),
  'quote-accepted': (event) => onQuoteAccepted(event, 'quote-2', acceptance),
  'quote-archived': (event) => onQuoteArchived(event, 'quote-1'),
};

const actions = Object.keys(decisions) as EventAction[];
const cases = actions.flatMap((action) => eventStatus.options.map((status) => [action, status] as const));
const ofDraft: readonly EventAction[] = ['edit', 'send'];

/** An event in this status that meets the conditions of the table; `complete` needs an event that is over. */
function eventFor(action: EventAction, status: EventStatus): { event: Event; at: Date } {
  const isBooked = status === 'booked' || status === 'completed';
  const course = {
    status,
    quoteIds: ['quote-1'],
    ...(isBooked && { acceptedQuoteId: 'quote-1', bookedAt: before, payableCents: 59_900 }),
    ...(status === 'cancelled' && { cancelledBy: 'client' as const, cancelledAt: before }),
  };
  const event = ofDraft.includes(action) ? anEvent({ ...course, quoteIds: [] }) : aSentEvent(course);
  return { event, at: action === 'complete' ? after : before };
}

function transitionOf(action: EventAction) {
  return eventStates.transitions[action];
}

describe('the table of an event’s states', () => {
  const permitted = cases.filter(([action, status]) => transitionOf(action).from[status] !== undefined);
  test.each(permitted)(
    'when %s is done in the status %s, then the event gets the status of the table',
    (action, status) => {
      const { event, at } = eventFor(action, status);

      const fact = decisions[action](event, at);

      const reached = fact === null ? event.status : evolve(event, fact, at).status;
      expect(targetsOf(transitionOf(action), status)).toContain(reached);
    },
  );

  const refused = cases.filter(([action, status]) => transitionOf(action).from[status] === undefined);
  test.each(refused)(
    'when %s is tried in the status %s, then it is rejected with the error of the table',
    (action, status) => {
      const { event, at } = eventFor(action, status);

      const error = refusalOf(() => decisions[action](event, at));

      expect(error).toBeInstanceOf(DomainError);
      expect(error).toMatchObject({ kind: 'conflict', ...eventStates.refusal(status, action) });
    },
  );

  test.each<[EventAction, EventStatus, Partial<Event>, Date]>([
    ['edit', 'inquiry', { sentToProvider: true }, before],
    ['complete', 'booked', {}, before],
    ['cancel', 'booked', {}, after],
    ['cancel', 'cancelled', { cancelledBy: 'provider' }, before],
    ['quote-created', 'inquiry', { sentToProvider: false }, before],
    ['quote-created', 'cancelled', { sentToProvider: false }, before],
    ['quote-accepted', 'inquiry', { sentToProvider: false }, before],
    ['quote-accepted', 'cancelled', { sentToProvider: false }, before],
    ['quote-archived', 'inquiry', { sentToProvider: false }, before],
    ['quote-archived', 'cancelled', { sentToProvider: false }, before],
  ])(
    'when the condition for %s in the status %s is not met, then it is rejected as a conflict',
    (action, status, differing, at) => {
      const { event } = eventFor(action, status);

      expect(conditionOf(transitionOf(action).from[status])).not.toBeNull();
      expect(refusalOf(() => decisions[action]({ ...event, ...differing }, at))).toMatchObject({
        kind: 'conflict',
      });
    },
  );
});
