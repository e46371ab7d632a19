import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { sentence } from '@marquee/contracts/sentence';
import { Button, isolated, notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { getClientLabel } from './invoice-labels.ts';
import { useProviderRemindOfInvoiceMutation } from './invoices-api.ts';
import { useInvoiceAction } from './use-invoice-action.ts';

type SendReminderButtonProps = { invoice: ProviderInvoice };

export function SendReminderButton({ invoice }: SendReminderButtonProps) {
  const [remind, { isLoading }] = useProviderRemindOfInvoiceMutation();
  const runInvoiceAction = useInvoiceAction();
  const notifyRefusal = useNotifyRefusal();

  async function send() {
    try {
      await runInvoiceAction(invoice, (revision) =>
        remind({ params: { id: invoice.id }, body: { revision } }).unwrap(),
      );
      const description = sentence(`We are emailing ${isolated(getClientLabel(invoice))}`);
      notify({ title: 'Reminder Sent', description });
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Failed to Send Reminder', fallback: 'Please try again' });
    }
  }

  return (
    <div>
      <Button
        variant="outline"
        size="small"
        pending={isLoading}
        pendingText="Sending..."
        onClick={() => void send()}
      >
        Send Reminder
      </Button>
    </div>
  );
}
