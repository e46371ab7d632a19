import type { ProviderQuote } from '@marquee/contracts/quotes';
import { FieldGrid, SelectField, TextField, theme } from '@marquee/ui';
import type { ContractForm } from '@marquee/web-kit/forms';
import { useWatch } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { SchedulePreview } from './schedule-preview.tsx';
import type { TermsFormValues } from './terms-form-values.ts';

const depositKinds = [
  { value: 'none', label: 'No deposit' },
  { value: 'amount', label: 'A fixed amount' },
  { value: 'percent', label: 'A percentage of the total' },
];

type ScheduleFieldsProps = {
  form: ContractForm<TermsFormValues, TermsFormValues>;
  quote: ProviderQuote;
  isFixed: boolean;
};

/** How the quote is to be paid, and what that comes to. */
export function ScheduleFields({ form, quote, isFixed }: ScheduleFieldsProps) {
  const kind = useWatch({ control: form.rhf.control, name: 'paymentSchedule.deposit.kind' });

  return (
    <fieldset>
      <Legend>Payment</Legend>
      <FieldGrid $columns={2}>
        <SelectField
          label="Deposit"
          options={depositKinds}
          disabled={isFixed}
          {...form.field('paymentSchedule.deposit.kind')}
        />
        {kind === 'amount' && (
          <TextField
            label="Deposit amount"
            prefix="$"
            align="end"
            readOnly={isFixed}
            {...form.field('paymentSchedule.deposit.amount')}
          />
        )}
        {kind === 'percent' && (
          <TextField
            label="Deposit in percent"
            align="end"
            inputMode="numeric"
            readOnly={isFixed}
            {...form.field('paymentSchedule.deposit.percent')}
          />
        )}
        <TextField
          label="Balance due, days before the event"
          align="end"
          inputMode="numeric"
          readOnly={isFixed}
          hint={
            quote.eventDate === ''
              ? 'The event has no date: the balance is due on acceptance.'
              : '0 is the day of the event.'
          }
          {...form.field('paymentSchedule.balanceDueDaysBefore')}
        />
      </FieldGrid>
      <SchedulePreview control={form.rhf.control} quote={quote} />
    </fieldset>
  );
}

const Legend = styled.legend`
  ${theme.type.heading}
  margin-bottom: ${theme.space[3]};
  padding: 0;
`;
