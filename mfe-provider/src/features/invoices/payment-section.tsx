import type { InvoiceStatus, ProviderInvoice } from '@marquee/contracts/invoices';
import { Button, FactList, FormSection, Small } from '@marquee/ui';
import { CardRefundNotices } from './card-refund-notices.tsx';
import type { InvoiceAct } from './invoice-act.ts';
import { actsOf } from './invoice-act.ts';
import { paymentFactsOf } from './payment-facts-of.tsx';

const unpaid: Partial<Record<InvoiceStatus, string>> = {
  draft: 'You can record a payment once the invoice is sent.',
  sent: 'Not paid yet. Record the payment when you receive it.',
  void: 'Nothing is due.',
};

type PaymentSectionProps = { invoice: ProviderInvoice; onAct: (act: InvoiceAct) => void };

export function PaymentSection({ invoice, onAct }: PaymentSectionProps) {
  const { status, payment, refundUnderWay } = invoice;
  const acts = actsOf[status];

  return (
    <FormSection title="Payment">
      {payment === null ? (
        <Small>{unpaid[status]}</Small>
      ) : (
        <FactList facts={paymentFactsOf(invoice, payment)} />
      )}
      {acts.includes('record') && (
        <div>
          <Button
            size="small"
            onClick={() => {
              onAct('record');
            }}
          >
            Record Payment
          </Button>
        </div>
      )}
      <CardRefundNotices invoice={invoice} />
      {acts.includes('refund') && refundUnderWay === null && (
        <div>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              onAct('refund');
            }}
          >
            Refund
          </Button>
        </div>
      )}
    </FormSection>
  );
}
