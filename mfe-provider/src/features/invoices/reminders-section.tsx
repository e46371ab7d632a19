import type { InvoiceReminders } from '@marquee/contracts/invoice-reminders';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { Checkbox, FactList, FormSection, isolated, Small } from '@marquee/ui';
import { formatDateTime, Instant } from '@marquee/web-kit';
import { getClientLabel } from './invoice-labels.ts';
import { SendReminderButton } from './send-reminder-button.tsx';
import { useSwitchReminders } from './use-switch-reminders.ts';

type RemindersSectionProps = { invoice: ProviderInvoice; reminders: InvoiceReminders };

/** Shows the last and the next reminders, a checkbox that switches reminders on and off, and a button that sends a reminder now. */
export function RemindersSection({ invoice, reminders }: RemindersSectionProps) {
  const { areOn, switchTo } = useSwitchReminders(invoice, reminders.areOn);
  const { lastAt, canSend, canSendFrom } = reminders;

  return (
    <FormSection title="Reminders">
      <FactList
        facts={[
          { term: 'Last reminder', detail: lastAt === null ? 'None yet' : <Instant at={lastAt} /> },
          { term: 'Next reminders', detail: areOn ? formatNextReminders(reminders) : 'Switched off' },
        ]}
      />
      <Checkbox
        label={`Email reminders to ${isolated(getClientLabel(invoice))}`}
        hint="3 days before the due date, on it, and 3 and 10 days after, until the invoice is paid."
        checked={areOn}
        onChange={({ target }) => void switchTo(target.checked)}
      />
      {canSend && <SendReminderButton invoice={invoice} />}
      {canSendFrom !== null && (
        <Small>{`You sent a reminder today. You can send the next one from ${formatDateTime(canSendFrom)}.`}</Small>
      )}
    </FormSection>
  );
}

function formatNextReminders({ next }: InvoiceReminders): string {
  return next.length === 0 ? 'All have been sent' : next.map((at) => formatDateTime(at)).join('\n');
}
