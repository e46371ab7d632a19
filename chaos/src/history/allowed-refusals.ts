import type { Action } from './entry.ts';

/**
 * `message`: a message of another service has not arrived yet. `version`: another writer was faster, and a retry helps. `cancelled`: the
 * client cancelled the event at the same moment. `order`: the rejected change is permitted only after another change that was sent
 * concurrently. `done`: an earlier attempt made the change, and its answer was lost. `suspended`: an operator has suspended the account.
 */
export type RefusalCause = 'message' | 'version' | 'cancelled' | 'order' | 'done' | 'suspended';

type Allowed = Readonly<Record<string, RefusalCause>>;

/** Consumers change the same documents, and the product answers with a conflict after a few lost races. */
const eventWasFaster: Allowed = { event_was_changed: 'version' };
const quoteWasFaster: Allowed = { quote_was_changed: 'version' };
const accountWasFaster: Allowed = { account_was_changed: 'version' };
const invoiceWasFaster: Allowed = { invoice_was_changed: 'version', invoice_number_was_changed: 'version' };

/** An action that ends its own session cannot be repeated in that session. */
const sessionHasEnded: Allowed = { unauthenticated: 'done' };

/** Written by hand from the users' actions in the load. Any other rejection by a rule, a session or a limit is a violated promise. */
const allowedRefusals: Readonly<Record<Action, Allowed>> = {
  'sign-up': {},
  'create-event': {},
  'edit-event': eventWasFaster,
  'send-event': eventWasFaster,
  'cancel-event': eventWasFaster,
  // The events service learns of the new quote, and then of its acceptance, through messages of the quotes service.
  'complete-event': { ...eventWasFaster, event_is_inquiry: 'message', event_is_proposal: 'message' },
  // The quotes service learns of the request through a message of the events service.
  'create-quote': { event_not_found: 'message' },
  'create-quote-by-hand': quoteWasFaster,
  'add-line': quoteWasFaster,
  // If a line is added concurrently but after the removal, the discount may exceed the total of the remaining lines.
  'remove-line': { ...quoteWasFaster, quote_total_below_zero: 'order' },
  'change-terms': quoteWasFaster,
  'approve-quote': quoteWasFaster,
  'send-quote': quoteWasFaster,
  // Cancelling an event archives its quote.
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
  // The answer contains secrets and is therefore not stored. After a lost answer, two-factor authentication is enabled. The repeated
  // request is then rejected for this reason, or because its session has not passed the second step.
  'confirm-second-step': { ...sessionHasEnded, second_step_is_on: 'done' },
  'pass-second-step': { second_step_code_used: 'done', half_session_ended: 'done' },
  'suspend-user': accountWasFaster,
  'reinstate-user': accountWasFaster,
  'ask-for-export': { export_was_changed: 'version' },
  // Identity learns from events that a booking is over, and from billing that its invoice is paid.
  'delete-account': {
    ...accountWasFaster,
    ...sessionHasEnded,
    open_bookings: 'message',
    unpaid_invoices: 'message',
  },
};

/** Returns null if no other action of the load may have caused the rejection. */
export function causeOfRefusal(action: Action, code: string): RefusalCause | null {
  return allowedRefusals[action][code] ?? null;
}
