import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { ContractForm } from '@marquee/web-kit/forms';
import { useWatch } from '@marquee/web-kit/forms';
import { applyTypedTerms } from './apply-typed-terms.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import type { TermsFormValues } from './terms-form-values.ts';

type TypedScheduleFieldsProps = {
  form: ContractForm<TermsFormValues, TermsFormValues>;
  quote: ProviderQuote;
  isReadOnly: boolean;
};

/** The schedule with a preview that follows every keystroke. */
export function TypedScheduleFields({ form, quote, isReadOnly }: TypedScheduleFieldsProps) {
  const [discountAmount, paymentSchedule] = useWatch({
    control: form.rhf.control,
    name: ['discountAmount', 'paymentSchedule'],
  });

  return (
    <ScheduleFields
      quote={quote}
      typed={applyTypedTerms(quote, { discountAmount, paymentSchedule })}
      kind={paymentSchedule.deposit.kind}
      getFieldProps={form.field}
      isReadOnly={isReadOnly}
    />
  );
}
