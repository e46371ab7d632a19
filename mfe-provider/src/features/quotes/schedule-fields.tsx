import type { ProviderQuote } from '@marquee/contracts/quotes';
import { theme } from '@marquee/ui';
import { styled } from 'styled-components';
import type { ScheduleFormValues } from './schedule-form-values.ts';
import { ScheduleInputs } from './schedule-inputs.tsx';
import type { ScheduleField } from './schedule-inputs.tsx';
import { SchedulePreview } from './schedule-preview.tsx';
import type { TermFieldProps } from './term-field.ts';

type ScheduleFieldsProps = {
  quote: ProviderQuote;
  /** The quote that saving the typed terms would produce; null while the terms are invalid. */
  typed: ProviderQuote | null;
  kind: ScheduleFormValues['deposit']['kind'];
  getFieldProps: (name: `paymentSchedule.${ScheduleField}`) => TermFieldProps;
  isReadOnly: boolean;
};

/** The fields of the payment schedule, and the resulting installments. */
export function ScheduleFields({ quote, typed, kind, getFieldProps, isReadOnly }: ScheduleFieldsProps) {
  return (
    <fieldset>
      <Legend>Payment</Legend>
      <ScheduleInputs
        kind={kind}
        getFieldProps={(name) => getFieldProps(`paymentSchedule.${name}`)}
        isReadOnly={isReadOnly}
        {...(quote.eventDate === '' && {
          dueHint: 'The event has no date, so the balance is due on acceptance.',
        })}
      />
      <SchedulePreview quote={quote} typed={typed} />
    </fieldset>
  );
}

const Legend = styled.legend`
  ${theme.type.heading}
  margin-bottom: ${theme.space[3]};
  padding: 0;
`;
