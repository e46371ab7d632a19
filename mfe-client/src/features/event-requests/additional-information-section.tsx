import { FormSection } from '@marquee/ui';
import { EventTextFields } from '../../event-text-fields.tsx';
import type { RequestSectionProps } from './request-form.ts';

export function AdditionalInformationSection({ form }: RequestSectionProps) {
  return (
    <FormSection title="Additional Information">
      <EventTextFields
        form={form}
        commentsLabel="Comments"
        commentsPlaceholder="Songs, customs, access to the venue"
      />
    </FormSection>
  );
}
