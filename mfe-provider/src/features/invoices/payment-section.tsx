import type { InvoiceStatus, ProviderInvoice } from '@marquee/contracts/invoices';
import { Button, FactList, FormSection, Small } from '@marquee/ui';
import { CardRefundNotices } from './card-refund-notices.tsx';
import type { InvoiceAction } from './invoice-action.ts';
import { allowedActions } from './invoice-action.ts';
import { getPaymentFacts } from './get-payment-facts.tsx';

const unpaidTexts: Partial<Record<InvoiceStatus, string>> = {
  draft: 'You can record a payment once the invoice is sent.',
  sent: 'Not paid yet. Record the payment when you receive it.',
  void: 'Nothing is due.',
};

type PaymentSectionProps = { invoice: ProviderInvoice; onAction: (action: InvoiceAction) => void };

export function PaymentSection({ invoice, onAction }: PaymentSectionProps) {
  const { status, payment, refundUnderWay } = invoice;
  const actions = allowedActions[status];

  return (
    <FormSection title="Payment">
      {payment === null ? (
        <Small>{unpaidTexts[status]}</Small>
      ) : (
        <FactList facts={getPaymentFacts(invoice, payment)} />
      )}
      {actions.includes('record') && (
        <div>
          <Button
            size="small"
            onClick={() => {
              onAction('record');
            }}
          >
            Record Payment
          </Button>
        </div>
      )}
      <CardRefundNotices invoice={invoice} />
      {actions.includes('refund') && refundUnderWay === null && (
        <div>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              onAction('refund');
            }}
          >
            Refund
          </Button>
        </div>
      )}
    </FormSection>
  );
}
