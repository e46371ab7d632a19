import type { ProviderQuote } from '@marquee/contracts/quotes';
import { theme } from '@marquee/ui';
import type { ContractForm } from '@marquee/web-kit/forms';
import { useWatch } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { ScheduleInputs } from './schedule-inputs.tsx';
import { SchedulePreview } from './schedule-preview.tsx';
import type { TermsFormValues } from './terms-form-values.ts';

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
      <ScheduleInputs
        kind={kind}
        fieldOf={(name) => form.field(`paymentSchedule.${name}`)}
        isFixed={isFixed}
        {...(quote.eventDate === '' && {
          dueHint: 'The event has no date, so the balance is due on acceptance.',
        })}
      />
      <SchedulePreview control={form.rhf.control} quote={quote} />
    </fieldset>
  );
}

const Legend = styled.legend`
  ${theme.type.heading}
  margin-bottom: ${theme.space[3]};
  padding: 0;
`;
