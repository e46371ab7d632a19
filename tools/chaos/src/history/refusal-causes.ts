/**
 * `message`: a message of another service has not arrived yet. `version`: another writer was faster, and a retry helps. `cancelled`: the
 * client cancelled the event at the same moment. `order`: the rejected change is permitted only after another change that was sent
 * concurrently. `done`: an earlier attempt made the change, and its answer was lost. `suspended`: an operator has suspended the account.
 */
export type RefusalCause = 'message' | 'version' | 'cancelled' | 'order' | 'done' | 'suspended';

/** The codes with which an action may be rejected. */
export type AllowedRefusals = Readonly<Record<string, RefusalCause>>;

/** Consumers change the same documents, and the product answers with a conflict after a few lost races. */
export const eventWasFaster: AllowedRefusals = { event_was_changed: 'version' };
export const quoteWasFaster: AllowedRefusals = { quote_was_changed: 'version' };
export const accountWasFaster: AllowedRefusals = { account_was_changed: 'version' };
export const invoiceWasFaster: AllowedRefusals = {
  ...{ invoice_was_changed: 'version', invoice_number_was_changed: 'version' },
};

/** An action that ends its own session cannot be repeated in that session. */
export const sessionHasEnded: AllowedRefusals = { unauthenticated: 'done' };
