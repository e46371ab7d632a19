import { FieldGrid, TextArea, TextField } from '@marquee/ui';
import type { ContractForm } from '@marquee/web-kit/forms';
import type { TermsFormValues } from './terms-form-values.ts';

type TermsFieldsProps = {
  form: ContractForm<TermsFormValues, TermsFormValues>;
  /** A date once set can only be moved. */
  isDated: boolean;
  isFixed: boolean;
};

export function TermsFields({ form, isDated, isFixed }: TermsFieldsProps) {
  return (
    <FieldGrid $columns={2}>
      <TextField
        label="Discount"
        prefix="$"
        align="end"
        readOnly={isFixed}
        {...form.field('discountAmount')}
      />
      <TextField
        label="Valid until"
        type="date"
        optional={!isDated}
        readOnly={isFixed}
        hint={isDated ? undefined : 'If empty, valid for 30 days after sending'}
        {...form.field('validUntil')}
      />
      <div data-span="full">
        <TextArea label="Notes" optional rows={3} readOnly={isFixed} {...form.field('notes')} />
      </div>
    </FieldGrid>
  );
}
