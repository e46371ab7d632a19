import type { InvoiceAge } from '@marquee/contracts/invoices';
import { Money } from '@marquee/ui';
import { Age, Amount } from './age-parts.ts';
import { invoiceAgeLabels } from './invoice-labels.ts';
import type { OwedAmount } from './get-owed-amount.ts';

type AgeFilterProps = {
  age: InvoiceAge;
  /** Undefined if the amount has not been loaded; in that case the filter shows a dash. */
  owed: OwedAmount | undefined;
  isSelected: boolean;
  onSelect: () => void;
};

export function AgeFilter({ age, owed, isSelected, onSelect }: AgeFilterProps) {
  return (
    <li>
      <Age type="button" aria-pressed={isSelected} onClick={onSelect}>
        <span>
          {isPartOfOverdue(age) ? `of which ${invoiceAgeLabels[age].toLowerCase()}` : invoiceAgeLabels[age]}
        </span>
        <Amount $isLate={age !== 'not_yet_due' && owed !== undefined && owed.count > 0}>
          {owed ? <Money amount={owed.amount} /> : '–'}
        </Amount>
        <small>{owed ? formatCount(owed) : '\u00A0'}</small>
      </Age>
    </li>
  );
}

/** Whether the age is a part of 'Overdue'. Such an amount must not look like an addition to the overdue amount. */
function isPartOfOverdue(age: InvoiceAge): boolean {
  return age !== 'not_yet_due' && age !== 'overdue';
}

function formatCount({ count }: OwedAmount): string {
  return count === 1 ? '1 invoice' : `${count} invoices`;
}
