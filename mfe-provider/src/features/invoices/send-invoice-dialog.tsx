import type { getPaymentDefault } from '@marquee/contracts/payment-default-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { ConfirmDialog, FactList, formatMoney, isolated, notify, Small } from '@marquee/ui';
import { formatDate, getInvoicePartLabel, useNotifyRefusal } from '@marquee/web-kit';
import type { z } from 'zod';
import { useProviderGetPaymentDefaultQuery } from '../../payment-default-api.ts';
import { getClientLabel } from './invoice-labels.ts';
import { useProviderSendInvoiceMutation } from './invoices-api.ts';
import { useInvoiceAction } from './use-invoice-action.ts';

type SendInvoiceDialogProps = { invoice: ProviderInvoice; onClose: () => void };

/** Shows the payment defaults' tax number and address. The request contains both, so that the invoice cannot show other values. */
export function SendInvoiceDialog({ invoice, onClose }: SendInvoiceDialogProps) {
  const [sendInvoice, { isLoading: isSending }] = useProviderSendInvoiceMutation();
  const { data, isFetching, refetch } = useProviderGetPaymentDefaultQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const runInvoiceAction = useInvoiceAction();
  const notifyRefusal = useNotifyRefusal();
  const { id, eventName, amount, dueOn } = invoice;
  const issuer = data && getIssuer(data);

  async function send() {
    try {
      await runInvoiceAction(invoice, (revision) =>
        sendInvoice({ params: { id }, body: { revision, issuer } }).unwrap(),
      );
      notify({ title: 'Invoice Sent', description: `${isolated(getClientLabel(invoice))} can see it now.` });
      onClose();
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Failed to Send Invoice', fallback: 'Please try again' });
      void refetch();
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Send the invoice for ${isolated(eventName)}?`}
      confirmLabel="Send Now"
      cancelLabel="Not yet"
      withPrice
      pending={isSending || isFetching}
      pendingText={isSending ? 'Sending...' : 'Loading...'}
      onConfirm={() => void send()}
    >
      <FactList
        facts={[
          { term: 'To', detail: getClientLabel(invoice) },
          { term: 'For', detail: getInvoicePartLabel(invoice) },
          { term: 'Due', detail: formatDate(dueOn) },
          { term: 'Amount', detail: formatMoney(amount) },
          ...getIssuerFacts(invoice, issuer),
        ]}
      />
      <Small>Your client’s billing address is added when you send it.</Small>
    </ConfirmDialog>
  );
}

type PaymentDefault = z.output<typeof getPaymentDefault.response>;
type Issuer = ReturnType<typeof getIssuer>;

function getIssuer({ taxNumber = '', billingAddress = '' }: PaymentDefault) {
  return { taxNumber, billingAddress };
}

/**
 * Returns the tax number and the address of the payment defaults. If the defaults could not be loaded, uses billing's copy of them, which
 * may lack a very recent change. Also uses the address of the copy if the defaults have no address.
 */
function getIssuerFacts({ document }: ProviderInvoice, issuer?: Issuer) {
  const billing = { taxNumber: document?.issuer.taxNumber ?? '', address: document?.issuer.address ?? '' };
  const { taxNumber, billingAddress } = issuer ?? { taxNumber: billing.taxNumber, billingAddress: '' };
  const address = billingAddress || billing.address;
  return [
    ...(taxNumber === '' ? [] : [{ term: 'Your tax number', detail: isolated(taxNumber) }]),
    ...(address === ''
      ? []
      : [{ term: 'Your address', detail: address.split('\n').map(isolated).join('\n') }]),
  ];
}
