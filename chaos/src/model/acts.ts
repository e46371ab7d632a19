export type EventStatus = 'inquiry' | 'proposal' | 'booked' | 'completed' | 'cancelled';

/** The target of an action, by its index among the existing ones. */
type Upon = { index: number; by: 'owner' | 'stranger' };

/** The addressee of an event: the provider of the run, another provider, an address without an account, or nobody. */
export type Addressee = 'ours' | 'other' | 'unknown' | null;

/** Days are relative to the first day of a run. */
export type EventAct = Upon &
  (
    | { type: 'edit-event'; name: string; day: number; addressee: Addressee }
    | { type: 'send-event' }
    | { type: 'cancel-event'; reason: string }
    | { type: 'change-status'; status: EventStatus; reason: string }
  );

export type QuoteAct = Upon &
  (
    | { type: 'add-line'; cents: number; quantity: number; isExact: boolean }
    | { type: 'remove-line'; line: number }
    | { type: 'rename'; name: string }
    | { type: 'change-terms'; discountCents?: number; notes?: string; validUntil?: number }
    | { type: 'approve' }
    | { type: 'send-quote' }
    | { type: 'withdraw-quote' }
    | { type: 'accept'; version: 'unnamed' | 'last' | 'another' }
    | { type: 'archive' }
  );

export type OtherAct =
  /** Without an addressee, it comes from the client event form. */
  | { type: 'create-event'; name: string; day: number; addressee: Addressee }
  | ({ type: 'quote-request' } & Upon)
  | { type: 'quote-by-hand'; name: string }
  | { type: 'verify-email' }
  | { type: 'days-pass'; days: number };

/** One action on the product. */
export type Act = EventAct | QuoteAct | OtherAct;

const uponEvent: ReadonlySet<string> = new Set<EventAct['type']>([
  'edit-event',
  'send-event',
  'cancel-event',
  'change-status',
]);
const uponNone: ReadonlySet<string> = new Set<OtherAct['type']>([
  'create-event',
  'quote-request',
  'quote-by-hand',
  'verify-email',
  'days-pass',
]);

export function isEventAct(act: Act): act is EventAct {
  return uponEvent.has(act.type);
}

export function isQuoteAct(act: Act): act is QuoteAct {
  return !uponEvent.has(act.type) && !uponNone.has(act.type);
}
