import type { InvoiceAge } from '@marquee/contracts/invoices';
import { Money } from '@marquee/ui';
import { Age, Amount } from './age-parts.ts';
import { ageWords } from './invoice-words.ts';
import type { Owed } from './owed-at.ts';

type AgeFilterProps = {
  age: InvoiceAge;
  /** Undefined while loading; a dash reserves the space. */
  owed: Owed | undefined;
  isChosen: boolean;
  onPress: () => void;
};

export function AgeFilter({ age, owed, isChosen, onPress }: AgeFilterProps) {
  return (
    <li>
      <Age type="button" aria-pressed={isChosen} onClick={onPress}>
        <span>{isPartOfOverdue(age) ? `of which ${ageWords[age].toLowerCase()}` : ageWords[age]}</span>
        <Amount $isLate={age !== 'not_yet_due' && owed !== undefined && owed.count > 0}>
          {owed ? <Money amount={owed.amount} /> : '–'}
        </Amount>
        <small>{owed ? countOf(owed) : '\u00A0'}</small>
      </Age>
    </li>
  );
}

/** The ages after 'Overdue' are parts of it, and must not look like amounts in addition to it. */
function isPartOfOverdue(age: InvoiceAge): boolean {
  return age !== 'not_yet_due' && age !== 'overdue';
}

function countOf({ count }: Owed): string {
  return count === 1 ? '1 invoice' : `${count} invoices`;
}
