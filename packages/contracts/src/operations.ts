import * as account from './account-operations.ts';
import * as admin from './admin-operations.ts';
import * as auth from './auth-operations.ts';
import * as billingAddress from './billing-address-operations.ts';
import * as billing from './billing-operations.ts';
import * as clientEvents from './client-event-operations.ts';
import * as clientQuotes from './client-quote-operations.ts';
import * as creditNotes from './credit-note-operations.ts';
import * as events from './event-operations.ts';
import * as invoices from './invoice-operations.ts';
import * as invoiceReminders from './invoice-reminder-operations.ts';
import { messageOperations } from './message-operations.ts';
import { namedByService } from './named-by-service.ts';
import type { Operation } from './operation.ts';
import * as paymentDefaults from './payment-default-operations.ts';
import * as payments from './payment-summary.ts';
import * as payouts from './payout-operations.ts';
import * as privacy from './privacy-operations.ts';
import * as profiles from './profile-operations.ts';
import { projectionOperations } from './projection-operations.ts';
import * as quoteChanges from './quote-change-operations.ts';
import * as quotes from './quote-operations.ts';
import * as twoFactor from './two-factor-operations.ts';
import * as sessions from './session-operations.ts';
import * as telemetry from './telemetry-operations.ts';

function isOperation(exported: unknown): exported is Operation {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'actor' in exported;
}

/** Every operation of the public API by its name, in the order of the API documentation. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ...[
    ...[auth, account, sessions, twoFactor, privacy, profiles, telemetry],
    ...[clientEvents, events, quotes, quoteChanges, paymentDefaults, clientQuotes],
    ...[billing, payouts, payments, invoices, invoiceReminders, creditNotes, billingAddress, admin],
  ].flatMap((group) =>
    Object.entries(group).filter((entry): entry is [string, Operation] => isOperation(entry[1])),
  ),
  ...namedByService(messageOperations),
  ...namedByService(projectionOperations),
]);
