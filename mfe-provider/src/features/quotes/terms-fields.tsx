import { FieldGrid, TextArea, TextField } from '@marquee/ui';
import type { TermFieldProps } from './term-field.ts';

type TermsFieldsProps = {
  fieldOf: (name: 'discountAmount' | 'validUntil' | 'notes') => TermFieldProps;
  /** An existing date can be changed but not removed. */
  isDated: boolean;
  isFixed: boolean;
};

export function TermsFields({ fieldOf, isDated, isFixed }: TermsFieldsProps) {
  return (
    <FieldGrid $columns={2}>
      <TextField label="Discount" prefix="$" align="end" readOnly={isFixed} {...fieldOf('discountAmount')} />
      <TextField
        label="Valid until"
        type="date"
        optional={!isDated}
        readOnly={isFixed}
        hint={isDated ? undefined : 'If empty, valid for 30 days after sending'}
        {...fieldOf('validUntil')}
      />
      <div data-span="full">
        <TextArea label="Notes" optional rows={3} readOnly={isFixed} {...fieldOf('notes')} />
      </div>
    </FieldGrid>
  );
}
