import type { Entry } from '../history/entry.ts';
import type { Finding } from './finding.ts';
import type { Found } from './found.ts';
import { checkAccountChanges } from './rules/account-changes.ts';
import { checkAudit } from './rules/audit.ts';
import { checkConsequences } from './rules/consequences.ts';
import { checkEventChanges } from './rules/event-changes.ts';
import { checkEventHistory } from './rules/event-history.ts';
import { checkInvoiceChanges } from './rules/invoice-changes.ts';
import { checkInvoices } from './rules/invoices.ts';
import { checkDeletedAccounts } from './rules/deleted-accounts.ts';
import { checkLeftOvers } from './rules/left-overs.ts';
import { checkEmails } from './rules/emails.ts';
import { checkNotifications } from './rules/notifications.ts';
import { checkProjections } from './rules/projections.ts';
import { checkQuoteChanges } from './rules/quote-changes.ts';
import { checkQuoteHistory } from './rules/quote-history.ts';
import { checkRefusals } from './rules/refusals.ts';
import { checkSecurityActions } from './rules/security-actions.ts';
import { checkTotals } from './rules/totals.ts';

/** Every violated promise. */
export function findingsOf(found: Found, entries: readonly Entry[]): Finding[] {
  return [
    ...checkEventChanges(found, entries),
    ...checkQuoteChanges(found, entries),
    ...checkAccountChanges(found, entries),
    ...checkEmails(found, entries),
    ...checkNotifications(found, entries),
    ...checkAudit(found),
    ...checkSecurityActions(found, entries),
    ...checkDeletedAccounts(found, entries),
    ...checkConsequences(found, entries),
    ...found.events.flatMap(checkEventHistory),
    ...found.quotes.flatMap(checkQuoteHistory),
    ...found.quotes.flatMap(checkTotals),
    ...checkInvoices(found),
    ...checkInvoiceChanges(found, entries),
    ...checkProjections(found, entries),
    ...checkLeftOvers(found),
    ...checkRefusals(entries),
  ];
}
