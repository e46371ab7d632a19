import { factsWithData } from '@marquee/service-kit/store/history-entry';
import { invertNames, renameFields } from '@marquee/service-kit/store/rename-fields';
import type { FieldNames } from '@marquee/service-kit/store/rename-fields';
import type { ShapeChange, StoredState } from '@marquee/service-kit/store/shapes';

/** What every shape of an invoice stores of the accepted quote. */
type StoredInvoice = StoredState & {
  issued?: StoredState & { agreed?: StoredState & { lines: readonly StoredState[] } };
};

const ofLine = { totalCents: 'lineTotalCents' };

/** Shape 2 has the name of a line's amount that quotes have. */
const lineNames: ShapeChange = {
  fields: ['issued'],
  up: (state) => withLineNames(state, ofLine),
  down: (state) => withLineNames(state, invertNames(ofLine)),
};

/** The changes of how invoices are stored, oldest first. */
export const invoiceShapes: readonly ShapeChange[] = [lineNames, factsWithData];

function withLineNames(invoice: StoredInvoice, names: FieldNames): StoredState {
  const { issued } = invoice;
  if (issued?.agreed === undefined) {
    return invoice;
  }
  const lines = issued.agreed.lines.map((line) => renameFields(line, names));
  return { ...invoice, issued: { ...issued, agreed: { ...issued.agreed, lines } } };
}
