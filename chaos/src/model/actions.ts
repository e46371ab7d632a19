export type EventStatus = 'inquiry' | 'proposal' | 'booked' | 'completed' | 'cancelled';

/** The record to which an action applies, by its index among the existing records. */
type Target = { index: number; by: 'owner' | 'stranger' };

/** The addressee of an event: the provider of the run, another provider, an address without an account, or nobody. */
export type Addressee = 'ours' | 'other' | 'unknown' | null;

/** Days are relative to the first day of a run. */
export type EventAction = Target &
  (
    | { type: 'edit-event'; name: string; day: number; addressee: Addressee }
    | { type: 'send-event' }
    | { type: 'cancel-event'; reason: string }
    | { type: 'change-status'; status: EventStatus; reason: string }
  );

export type QuoteAction = Target &
  (
    | { type: 'add-line'; cents: number; quantity: number; hasCorrectTotal: boolean }
    | { type: 'remove-line'; line: number }
    | { type: 'rename'; name: string }
    | { type: 'change-terms'; discountCents?: number; notes?: string; validUntil?: number }
    | { type: 'approve' }
    | { type: 'send-quote' }
    | { type: 'withdraw-quote' }
    | { type: 'accept'; version: 'omitted' | 'last' | 'next' }
    | { type: 'archive' }
  );

export type OtherAction =
  /** Without an addressee, the event comes from the client event form. */
  | { type: 'create-event'; name: string; day: number; addressee: Addressee }
  | ({ type: 'quote-request' } & Target)
  | { type: 'quote-by-hand'; name: string }
  | { type: 'verify-email' }
  | { type: 'days-pass'; days: number };

/** One action on the product. */
export type Action = EventAction | QuoteAction | OtherAction;

const eventActionTypes: ReadonlySet<string> = new Set<EventAction['type']>([
  'edit-event',
  'send-event',
  'cancel-event',
  'change-status',
]);
const otherActionTypes: ReadonlySet<string> = new Set<OtherAction['type']>([
  'create-event',
  'quote-request',
  'quote-by-hand',
  'verify-email',
  'days-pass',
]);

export function isEventAction(action: Action): action is EventAction {
  return eventActionTypes.has(action.type);
}

export function isQuoteAction(action: Action): action is QuoteAction {
  return !eventActionTypes.has(action.type) && !otherActionTypes.has(action.type);
}
