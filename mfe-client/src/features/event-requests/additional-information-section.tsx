import { FormSection, TextArea } from '@marquee/ui';
import type { RequestSectionProps } from './request-form.ts';

export function AdditionalInformationSection({ form }: RequestSectionProps) {
  return (
    <FormSection title="Additional Information">
      <TextArea
        label="Comments"
        optional
        rows={3}
        placeholder="Songs, customs, access to the venue"
        {...form.field('comments')}
      />
    </FormSection>
  );
}
