import type { EventAction } from './actions/all-actions.ts';
import type { EventState } from './state.ts';
import { step } from './step.ts';
import type { Outcome } from './step.ts';

export function eventAfter(event: EventState, action: EventAction, today: number): Outcome<EventState> {
  const { status, addressee } = event;
  const isDraft = !event.isSent && status === 'inquiry';
  const noDraft = [!isDraft, 409] as const;
  switch (action.type) {
    case 'edit-event': {
      const { name, day, addressee: wanted } = action;
      const moves = [addressee !== null && wanted !== null && wanted !== addressee, 409] as const;
      const rules = [noDraft, moves, [wanted === 'unknown' || day < today, 422]] as const;
      return step(event, rules, { name, day, addressee: addressee ?? wanted });
    }
    case 'send-event': {
      const rules = [
        [event.isSent, 200],
        noDraft,
        [addressee === null, 409],
        [event.day < today, 422],
      ] as const;
      return step(event, rules, { isSent: true });
    }
    case 'cancel-event':
      return cancelled(event, { by: 'client', reason: action.reason }, today);
    case 'change-status': {
      const wanted = action.status;
      // An event of today is not over yet, because actions happen at noon and events in the evening.
      const isTooEarly = wanted === 'completed' && (status !== 'booked' || event.day >= today);
      const byHand = [['inquiry', 'booked'].includes(wanted), 409] as const;
      const rules = [byHand, [wanted === status, 200], [isTooEarly, 409]] as const;
      const late = [wanted === 'proposal' && status !== 'inquiry', 409] as const;
      const changed = step(event, [...rules, late], { status: wanted });
      return wanted === 'cancelled'
        ? cancelled(event, { by: 'provider', reason: action.reason }, today)
        : changed;
    }
  }
}

type Cancellation = { by: 'client' | 'provider'; reason: string };

function cancelled(event: EventState, { by, reason }: Cancellation, today: number): Outcome<EventState> {
  const { status, cancelledBy, day } = event;
  const isOver = status === 'completed' || status === 'cancelled';
  const isProvidersAlone = by === 'client' && status === 'booked' && day < today;
  const rules = [
    [reason === '', 400],
    [cancelledBy === by, 200],
    [isOver || isProvidersAlone, 409],
  ] as const;
  return step(event, rules, { status: 'cancelled', cancelledBy: by });
}
