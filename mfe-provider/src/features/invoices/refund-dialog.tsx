import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { Button, Checkbox, Dialog, formatMoney, notify, TextArea, TextField } from '@marquee/ui';
import { getInvoiceTitle, useNotifyRefusal, useWarnBeforeUnload } from '@marquee/web-kit';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import { useEffect } from 'react';
import { ActionForm } from './action-form.ts';
import { getRefundableAmount } from './invoice-labels.ts';
import { useProviderRefundInvoiceMutation } from './invoices-api.ts';
import { useInvoiceAction } from './use-invoice-action.ts';
import { getPartialRefundsHint, createRefundSchema, toRefund } from './refund-form.ts';
import { RefundSums } from './refund-sums.tsx';

type RefundDialogProps = { invoice: ProviderInvoice; onClose: () => void };

/** The dialog to refund an invoice. Its amount is initially the whole remaining amount. */
export function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const [refundInvoice] = useProviderRefundInvoiceMutation();
  const runInvoiceAction = useInvoiceAction();
  const notifyRefusal = useNotifyRefusal();
  const refundable = getRefundableAmount(invoice);
  const form = useContractForm(createRefundSchema(refundable, invoice), {
    defaultValues: { amount: refundable, reason: '', isRefundedOffline: false },
  });
  const { isDirty } = form.rhf.formState;
  useWarnBeforeUnload(() => isDirty);
  const { resetField } = form.rhf;
  const isAmountTyped = form.rhf.formState.dirtyFields.amount === true;
  // Updates an untouched amount when another refund has changed the remaining amount.
  useEffect(() => {
    if (!isAmountTyped) {
      resetField('amount', { defaultValue: refundable });
    }
  }, [refundable, isAmountTyped, resetField]);
  const [typed, isRefundedOffline] = useWatch({
    control: form.rhf.control,
    name: ['amount', 'isRefundedOffline'],
  });
  const submit = form.submit(
    async (values) => {
      const body = toRefund(values);
      const { refundUnderWay } = await runInvoiceAction(invoice, (revision) =>
        refundInvoice({ params: { id: invoice.id }, body: { ...body, revision } }).unwrap(),
      );
      notify(refundUnderWay === null ? getRecordedToast(body.amount) : getStartedToast(body.amount));
      onClose();
    },
    (refusal) => {
      notifyRefusal(refusal, { fallback: 'Failed to Record the Refund' });
    },
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Refund ${getInvoiceTitle(invoice)}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not yet
          </Button>
          <Button
            type="submit"
            form="refund"
            variant="danger-solid"
            pending={form.isSubmitting}
            pendingText="Refunding..."
          >
            Refund
          </Button>
        </>
      }
    >
      <ActionForm id="refund" noValidate onSubmit={submit}>
        <RefundSums invoice={invoice} typed={typed} isRefundedOffline={isRefundedOffline} />
        <TextField
          label="Amount"
          prefix="$"
          align="end"
          inputMode="decimal"
          hint={getPartialRefundsHint(invoice)}
          {...form.field('amount')}
        />
        <TextArea label="Reason" rows={3} hint="Your client sees this reason." {...form.field('reason')} />
        {invoice.lastRefundRefused !== null && (
          <Checkbox label="I refunded the money another way" {...form.rhf.register('isRefundedOffline')} />
        )}
      </ActionForm>
    </Dialog>
  );
}

function getRecordedToast(amount: string) {
  return {
    title: 'Refund Recorded',
    description: `Your client gets a credit note for ${formatMoney(amount)}.`,
  };
}

/** Does not mention a credit note, because it is created only when the payment processor has confirmed the refund. */
function getStartedToast(amount: string) {
  return { title: 'Refund Started', description: `${formatMoney(amount)} is on its way back to the card.` };
}
