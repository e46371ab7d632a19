import { FieldGrid, SelectField, TextField } from '@marquee/ui';
import type { ScheduleFormValues } from './schedule-form-values.ts';
import type { TermFieldProps } from './term-field.ts';

const depositKinds = [
  { value: 'none', label: 'No deposit' },
  { value: 'amount', label: 'A fixed amount' },
  { value: 'percent', label: 'A percentage of the total' },
];

/** A field of a payment schedule, by its path in the form. */
export type ScheduleField = 'deposit.kind' | 'deposit.amount' | 'deposit.percent' | 'balanceDueDaysBefore';

type ScheduleInputsProps = {
  kind: ScheduleFormValues['deposit']['kind'];
  getFieldProps: (name: ScheduleField) => TermFieldProps;
  isReadOnly?: boolean;
  dueHint?: string;
};

/** The inputs of a payment schedule. */
export function ScheduleInputs({
  kind,
  getFieldProps,
  isReadOnly = false,
  dueHint = '0 = on the event day',
}: ScheduleInputsProps) {
  return (
    <FieldGrid $columns={2}>
      <SelectField
        label="Deposit"
        options={depositKinds}
        disabled={isReadOnly}
        {...getFieldProps('deposit.kind')}
      />
      {kind === 'amount' && (
        <TextField
          label="Deposit amount"
          prefix="$"
          align="end"
          inputMode="decimal"
          readOnly={isReadOnly}
          {...getFieldProps('deposit.amount')}
        />
      )}
      {kind === 'percent' && (
        <TextField
          label="Deposit (%)"
          align="end"
          inputMode="numeric"
          readOnly={isReadOnly}
          {...getFieldProps('deposit.percent')}
        />
      )}
      <TextField
        label="Balance due (days before event)"
        align="end"
        inputMode="numeric"
        readOnly={isReadOnly}
        hint={dueHint}
        {...getFieldProps('balanceDueDaysBefore')}
      />
    </FieldGrid>
  );
}
