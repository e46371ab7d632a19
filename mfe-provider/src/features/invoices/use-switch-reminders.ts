import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useState } from 'react';
import { useProviderSwitchInvoiceRemindersMutation } from './invoices-api.ts';
import { useActOnInvoice } from './use-act-on-invoice.ts';

/** Saves the box on change. `areOn` is the requested value until the server answers. */
export function useSwitchReminders(invoice: ProviderInvoice, stored: boolean) {
  const [switchReminders] = useProviderSwitchInvoiceRemindersMutation();
  const [asked, setAsked] = useState<boolean | null>(null);
  const actOnInvoice = useActOnInvoice();
  const notifyRefusal = useNotifyRefusal();

  async function switchTo(areOn: boolean): Promise<void> {
    setAsked(areOn);
    try {
      await actOnInvoice(invoice, (revision) =>
        switchReminders({ params: { id: invoice.id }, body: { areOn, revision } }).unwrap(),
      );
      notify({ title: areOn ? 'Reminders Switched On' : 'Reminders Switched Off' });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to Switch the Reminders' });
    } finally {
      setAsked(null);
    }
  }

  return { areOn: asked ?? stored, switchTo };
}
