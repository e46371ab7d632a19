import { eventStatus } from '@marquee/contracts/event-statuses';
import type { EventStatus } from '@marquee/contracts/event-statuses';
import { requireTransition } from '@marquee/service-kit/domain/state-machine';
import type { StateMachine } from '@marquee/service-kit/domain/state-machine';
import type { Side } from './event.ts';

export type EventAction =
  'edit' | 'send' | 'propose' | 'complete' | 'cancel' | 'quote-created' | 'quote-accepted' | 'quote-archived';

type EventActor = Side | 'system';

/** The status as the message about a refused action words it. */
const described: Record<EventStatus, string> = {
  inquiry: 'still an inquiry',
  proposal: 'at the proposal stage',
  booked: 'booked',
  completed: 'completed',
  cancelled: 'cancelled',
};

const notSent = { code: 'event_not_sent', message: 'This event was never sent to its provider' };

/** The refusals of messages about quotes, which become dead letters. */
export const systemRefusals = {
  'quote-created': notSent,
  'quote-accepted': {
    code: 'event_has_accepted_quote',
    message: 'Another quote was accepted for this event',
  },
  'quote-archived': notSent,
} as const;

/** Completes the message "cannot be …" about an action of a person. */
const participles: Record<Exclude<EventAction, keyof typeof systemRefusals>, string> = {
  edit: 'changed',
  send: 'sent',
  propose: 'moved to proposal',
  complete: 'completed',
  cancel: 'cancelled',
};

const whileDraft = { to: 'inquiry', if: 'the event was not sent yet' } as const;
const onceSent = <Status extends EventStatus>(to: Status) => ({ to, if: 'the event was sent' }) as const;
const bySameSide = { to: 'cancelled', if: 'the same side has cancelled it' } as const;

export const eventStates: StateMachine<EventStatus, EventAction, EventActor> = {
  name: 'event',
  statuses: eventStatus.options,
  transitions: {
    edit: { by: 'client', from: { inquiry: whileDraft } },
    send: { by: 'client', from: { inquiry: 'inquiry' } },
    propose: { by: 'provider', from: { inquiry: 'proposal', proposal: 'proposal' } },
    complete: {
      by: 'provider',
      from: { booked: { to: 'completed', if: 'the event is over' }, completed: 'completed' },
    },
    cancel: {
      by: ['client', 'provider'],
      from: {
        inquiry: 'cancelled',
        proposal: 'cancelled',
        booked: { to: 'cancelled', if: 'the provider cancels or the event has not started' },
        cancelled: bySameSide,
      },
    },
    'quote-created': {
      by: 'system',
      from: {
        inquiry: onceSent('proposal'),
        proposal: 'proposal',
        booked: 'booked',
        completed: 'completed',
        cancelled: onceSent('cancelled'),
      },
    },
    'quote-accepted': {
      by: 'system',
      from: { inquiry: onceSent('booked'), proposal: 'booked', cancelled: onceSent('cancelled') },
    },
    'quote-archived': {
      by: 'system',
      from: {
        inquiry: onceSent('inquiry'),
        proposal: 'proposal',
        booked: 'booked',
        completed: 'completed',
        cancelled: onceSent('cancelled'),
      },
    },
  },
  refusal: (status, action) =>
    isOfSystem(action)
      ? systemRefusals[action]
      : {
          code: `event_is_${status}`,
          message: `This event is ${described[status]} and cannot be ${participles[action]}`,
        },
};

function isOfSystem(action: EventAction): action is keyof typeof systemRefusals {
  return action in systemRefusals;
}

/** Rejects an action that the event's status does not permit. `holds`: whether the condition of a conditional transition is met. */
export function requireStatus(
  { status }: { status: EventStatus },
  action: EventAction,
  { holds = true }: { holds?: boolean } = {},
): void {
  requireTransition(eventStates, { status, action, holds });
}
