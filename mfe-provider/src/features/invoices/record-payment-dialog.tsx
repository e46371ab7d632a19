import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { Button, Dialog, formatMoney, notify, Small, TextArea, TextField } from '@marquee/ui';
import { useNotifyRefusal, useWarnBeforeUnload } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { ActionForm } from './action-form.ts';
import { getClientLabel } from './invoice-labels.ts';
import { useProviderRecordPaymentMutation } from './invoices-api.ts';
import { useInvoiceAction } from './use-invoice-action.ts';
import { createPaymentSchema, getToday } from './payment-form.ts';

type RecordPaymentDialogProps = { invoice: ProviderInvoice; onClose: () => void };

export function RecordPaymentDialog({ invoice, onClose }: RecordPaymentDialogProps) {
  const [recordPayment] = useProviderRecordPaymentMutation();
  const runInvoiceAction = useInvoiceAction();
  const notifyRefusal = useNotifyRefusal();
  const today = getToday(invoice);
  const form = useContractForm(createPaymentSchema(invoice), { defaultValues: { paidOn: today, note: '' } });
  const { isDirty } = form.rhf.formState;
  useWarnBeforeUnload(() => isDirty);
  const submit = form.submit(
    async (body) => {
      await runInvoiceAction(invoice, (revision) =>
        recordPayment({ params: { id: invoice.id }, body: { ...body, revision } }).unwrap(),
      );
      notify({
        title: 'Payment Recorded',
        description: `The invoice of ${formatMoney(invoice.amount)} is paid.`,
      });
      onClose();
    },
    (refusal) => {
      notifyRefusal(refusal, { fallback: 'Failed to Record the Payment' });
    },
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Record ${formatMoney(invoice.amount)} as paid`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not yet
          </Button>
          <Button type="submit" form="payment" pending={form.isSubmitting} pendingText="Recording...">
            Record Payment
          </Button>
        </>
      }
    >
      <ActionForm id="payment" noValidate onSubmit={submit}>
        <Small>
          Use this if you received the full amount outside Marquee, in cash, by check or by transfer.{' '}
          <bdi>{getClientLabel(invoice)}</bdi> will see this invoice as paid. If a card payment also goes
          through, we’ll refund it.
        </Small>
        <TextField
          label="Paid on"
          type="date"
          min={invoice.acceptedOn}
          max={today}
          {...form.field('paidOn')}
        />
        <TextArea
          label="Note"
          optional
          rows={3}
          hint="Private note, e.g. check number"
          {...form.field('note')}
        />
      </ActionForm>
    </Dialog>
  );
}
