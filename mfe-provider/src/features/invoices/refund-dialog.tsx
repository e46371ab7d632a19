import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { Button, Checkbox, Dialog, formatMoney, notify, TextArea, TextField } from '@marquee/ui';
import { invoiceTitleOf, useNotifyRefusal, useWarnBeforeUnload } from '@marquee/web-kit';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import { useEffect } from 'react';
import { ActForm } from './act-form.ts';
import { keptAmountOf } from './invoice-words.ts';
import { useProviderRefundInvoiceMutation } from './invoices-api.ts';
import { useActOnInvoice } from './use-act-on-invoice.ts';
import { partialRefundsHint, refundFormFor, toRefund } from './refund-form.ts';
import { RefundSums } from './refund-sums.tsx';

type RefundDialogProps = { invoice: ProviderInvoice; onClose: () => void };

/** Refunds the whole remaining amount unless the provider types another. */
export function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const [refundInvoice] = useProviderRefundInvoiceMutation();
  const actOnInvoice = useActOnInvoice();
  const notifyRefusal = useNotifyRefusal();
  const kept = keptAmountOf(invoice);
  const form = useContractForm(refundFormFor(kept, invoice), {
    defaultValues: { amount: kept, reason: '', isGivenBack: false },
  });
  const { isDirty } = form.rhf.formState;
  useWarnBeforeUnload(() => isDirty);
  const { resetField } = form.rhf;
  const isAmountTyped = form.rhf.formState.dirtyFields.amount === true;
  // Another refund has changed the remaining amount.
  useEffect(() => {
    if (!isAmountTyped) {
      resetField('amount', { defaultValue: kept });
    }
  }, [kept, isAmountTyped, resetField]);
  const [typed, isGivenBack] = useWatch({ control: form.rhf.control, name: ['amount', 'isGivenBack'] });
  const submit = form.submit(
    async (values) => {
      const body = toRefund(values);
      const { refundUnderWay } = await actOnInvoice(invoice, (revision) =>
        refundInvoice({ params: { id: invoice.id }, body: { ...body, revision } }).unwrap(),
      );
      notify(refundUnderWay === null ? recorded(body.amount) : begun(body.amount));
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
      title={`Refund ${invoiceTitleOf(invoice)}`}
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
      <ActForm id="refund" noValidate onSubmit={submit}>
        <RefundSums invoice={invoice} typed={typed} isGivenBack={isGivenBack} />
        <TextField
          label="Amount"
          prefix="$"
          align="end"
          inputMode="decimal"
          hint={partialRefundsHint(invoice)}
          {...form.field('amount')}
        />
        <TextArea label="Reason" rows={3} hint="Your client sees this reason." {...form.field('reason')} />
        {invoice.lastRefundRefused !== null && (
          <Checkbox label="I refunded the money another way" {...form.rhf.register('isGivenBack')} />
        )}
      </ActForm>
    </Dialog>
  );
}

function recorded(amount: string) {
  return {
    title: 'Refund Recorded',
    description: `Your client gets a credit note for ${formatMoney(amount)}.`,
  };
}

/** The credit note exists only after the payment processor has confirmed the refund. */
function begun(amount: string) {
  return { title: 'Refund Started', description: `${formatMoney(amount)} is on its way back to the card.` };
}
