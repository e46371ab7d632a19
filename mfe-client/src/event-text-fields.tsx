import type { EventTexts } from '@marquee/contracts/event-texts';
import { TextArea } from '@marquee/ui';
import type { ContractForm } from '@marquee/web-kit/forms';

type EventTextFieldsProps = {
  form: Pick<ContractForm<EventTexts, unknown>, 'field'>;
  commentsLabel?: string;
  commentsPlaceholder?: string;
};

/** The fields for the optional texts that every form for an event has. */
export function EventTextFields({
  form,
  commentsLabel = 'Comments and Special Requests',
  commentsPlaceholder,
}: EventTextFieldsProps) {
  return (
    <TextArea
      label={commentsLabel}
      optional
      rows={3}
      placeholder={commentsPlaceholder}
      {...form.field('comments')}
    />
  );
}
