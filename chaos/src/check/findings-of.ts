import type { Entry } from '../ledger/entry.ts';
import type { Finding } from './finding.ts';
import type { Found } from './found.ts';
import { checkAccountChanges } from './rules/account-changes.ts';
import { checkAudit } from './rules/audit.ts';
import { checkConsequences } from './rules/consequences.ts';
import { checkEventChanges } from './rules/event-changes.ts';
import { checkEventHistory } from './rules/event-history.ts';
import { checkInvoiceChanges } from './rules/invoice-changes.ts';
import { checkInvoices } from './rules/invoices.ts';
import { checkLeavers } from './rules/leavers.ts';
import { checkLeftOvers } from './rules/left-overs.ts';
import { checkMails } from './rules/mails.ts';
import { checkNotices } from './rules/notices.ts';
import { checkProjections } from './rules/projections.ts';
import { checkQuoteChanges } from './rules/quote-changes.ts';
import { checkQuoteHistory } from './rules/quote-history.ts';
import { checkRefusals } from './rules/refusals.ts';
import { checkSecurityActs } from './rules/security-acts.ts';
import { checkTotals } from './rules/totals.ts';

/** Every violated promise. */
export function findingsOf(found: Found, entries: readonly Entry[]): Finding[] {
  return [
    ...checkEventChanges(found, entries),
    ...checkQuoteChanges(found, entries),
    ...checkAccountChanges(found, entries),
    ...checkMails(found, entries),
    ...checkNotices(found, entries),
    ...checkAudit(found),
    ...checkSecurityActs(found, entries),
    ...checkLeavers(found, entries),
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
