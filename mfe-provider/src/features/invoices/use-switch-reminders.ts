import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useState } from 'react';
import { useProviderSwitchInvoiceRemindersMutation } from './invoices-api.ts';
import { useInvoiceAction } from './use-invoice-action.ts';

/** Saves the checkbox on change. `areOn` is the requested value until the server responds, then the stored value. */
export function useSwitchReminders(invoice: ProviderInvoice, stored: boolean) {
  const [switchReminders] = useProviderSwitchInvoiceRemindersMutation();
  const [requested, setRequested] = useState<boolean | null>(null);
  const runInvoiceAction = useInvoiceAction();
  const notifyRefusal = useNotifyRefusal();

  async function switchTo(areOn: boolean): Promise<void> {
    setRequested(areOn);
    try {
      await runInvoiceAction(invoice, (revision) =>
        switchReminders({ params: { id: invoice.id }, body: { areOn, revision } }).unwrap(),
      );
      notify({ title: areOn ? 'Reminders Switched On' : 'Reminders Switched Off' });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to Switch the Reminders' });
    } finally {
      setRequested(null);
    }
  }

  return { areOn: requested ?? stored, switchTo };
}
