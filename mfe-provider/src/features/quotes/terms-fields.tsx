import { FieldGrid, TextArea, TextField } from '@marquee/ui';
import type { TermFieldProps } from './term-field.ts';

type TermsFieldsProps = {
  getFieldProps: (name: 'discountAmount' | 'validUntil' | 'notes') => TermFieldProps;
  /** Whether the quote has a validity date, which can be changed but not removed. */
  isDated: boolean;
  isReadOnly: boolean;
};

export function TermsFields({ getFieldProps, isDated, isReadOnly }: TermsFieldsProps) {
  return (
    <FieldGrid $columns={2}>
      <TextField
        label="Discount"
        prefix="$"
        align="end"
        readOnly={isReadOnly}
        {...getFieldProps('discountAmount')}
      />
      <TextField
        label="Valid until"
        type="date"
        optional={!isDated}
        readOnly={isReadOnly}
        hint={isDated ? undefined : 'If empty, valid for 30 days after sending'}
        {...getFieldProps('validUntil')}
      />
      <div data-span="full">
        <TextArea label="Notes" optional rows={3} readOnly={isReadOnly} {...getFieldProps('notes')} />
      </div>
    </FieldGrid>
  );
}
