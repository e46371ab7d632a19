import type { Act } from './entry.ts';

/**
 * `message`: another service has not been heard of yet. `version`: somebody was faster, and asking again helps.
 * `cancelled`: the client took the event back in the same moment. `order`: of two that came at once, the other would have had to be first.
 * `done`: an attempt before has done it, and its answer was lost. `suspended`: by an operator.
 */
export type RefusalCause = 'message' | 'version' | 'cancelled' | 'order' | 'done' | 'suspended';

type Allowed = Readonly<Record<string, RefusalCause>>;

/** Consumers write events, quotes and accounts too, and the product gives up after a few lost races. */
const eventWasFaster: Allowed = { event_was_changed: 'version' };
const quoteWasFaster: Allowed = { quote_was_changed: 'version' };
const accountWasFaster: Allowed = { account_was_changed: 'version' };
const invoiceWasFaster: Allowed = { invoice_was_changed: 'version', invoice_number_was_changed: 'version' };

/** What ends the very session it comes with cannot be repeated in it. */
const sessionHasEnded: Allowed = { unauthenticated: 'done' };

/** By hand, from what the users of the load do: whatever else a rule, a session or a limit refuses is a broken promise. */
const allowedRefusals: Readonly<Record<Act, Allowed>> = {
  'sign-up': {},
  'create-event': {},
  'edit-event': eventWasFaster,
  'send-event': eventWasFaster,
  'cancel-event': eventWasFaster,
  // Events hears of the new quote, and then of its acceptance, from quotes.
  'complete-event': { ...eventWasFaster, event_is_inquiry: 'message', event_is_proposal: 'message' },
  // Quotes hears of the request from events.
  'create-quote': { event_not_found: 'message' },
  'create-quote-by-hand': quoteWasFaster,
  'add-line': quoteWasFaster,
  // Before the line that is added beside it, the discount may be more than what is left.
  'remove-line': { ...quoteWasFaster, quote_total_below_zero: 'order' },
  'change-terms': quoteWasFaster,
  'approve-quote': quoteWasFaster,
  'send-quote': quoteWasFaster,
  // A cancelled event takes its quote with it.
  'accept-quote': { ...quoteWasFaster, quote_archived: 'cancelled' },
  'archive-quote': quoteWasFaster,
  'send-invoice': invoiceWasFaster,
  'record-payment': invoiceWasFaster,
  'refund-invoice': invoiceWasFaster,
  'remind-of-invoice': invoiceWasFaster,
  'void-invoice': invoiceWasFaster,
  'change-client-profile': accountWasFaster,
  'change-provider-profile': accountWasFaster,
  'send-contact-message': {},
  'sign-in': { account_suspended: 'suspended' },
  'begin-sign-in': {},
  'sign-out': {},
  'end-other-sessions': {},
  'change-password': { ...accountWasFaster, ...sessionHasEnded },
  'forgot-password': {},
  'reset-password': { ...accountWasFaster, link_invalid: 'done' },
  'verify-email': accountWasFaster,
  'offer-second-step': {},
  // Its secrets are never kept: a repetition is told that it is on, or comes with a session that had a password alone.
  'confirm-second-step': { ...sessionHasEnded, second_step_is_on: 'done' },
  'pass-second-step': { second_step_code_used: 'done', half_session_ended: 'done' },
  'suspend-user': accountWasFaster,
  'reinstate-user': accountWasFaster,
  'ask-for-export': { export_was_changed: 'version' },
  // Identity hears from events that a booking is over, and from billing that its invoice is paid.
  'delete-account': {
    ...accountWasFaster,
    ...sessionHasEnded,
    open_bookings: 'message',
    unpaid_invoices: 'message',
  },
};

/** Null: nothing in the load makes this right. */
export function causeOfRefusal(act: Act, code: string): RefusalCause | null {
  return allowedRefusals[act][code] ?? null;
}
