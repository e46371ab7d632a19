import { isolated } from '@marquee/contracts/text-direction';
import type { DocumentDefinition } from '@marquee/pdf/document-definition';
import type { CreditNote, Invoice } from '../domain/invoice.ts';
import { eventNameOf } from './document-parts.ts';
import type { Shown } from './shared-view.ts';
import { toCreditNoteSections } from './to-credit-note-sections.ts';

/** The document of one credit note, with the same sections as in the receipt. */
export function toCreditNotePdf(creditNote: CreditNote, invoice: Invoice, shown: Shown): DocumentDefinition {
  return {
    title: `Credit note ${creditNote.number} for ${isolated(eventNameOf(shown.issued))}`,
    createdAt: creditNote.issuedAt,
    fullVersionNote: 'The invoice’s page in Marquee shows the full texts.',
    sections: toCreditNoteSections(creditNote, invoice, shown),
  };
}
