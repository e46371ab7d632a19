import type { ProviderQuote } from '@marquee/contracts/quotes';
import { ConfirmDialog, FactList, isolated, Notice, getPriceFacts, theme } from '@marquee/ui';
import { formatDate, useUser } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { EmailDelayNotice } from './email-delay-notice.tsx';
import { isDepositAboveTotal } from './is-deposit-above-total.ts';
import { NoCardPaymentsNotice } from './no-card-payments-notice.tsx';
import { getPaymentFacts } from './get-payment-facts.ts';
import { useProviderGetQuoteQuery } from './quotes-api.ts';
import { useSendQuote } from './use-send-quote.ts';

type SendQuoteDialogProps = { quote: ProviderQuote; onClose: () => void };

export function SendQuoteDialog({ quote: read, onClose }: SendQuoteDialogProps) {
  const { quote, send, isSending } = useSendQuote(read);
  const { emailVerified } = useUser();
  // Fetches the quote, because rows of lists do not contain whether the email would wait until the provider confirms their address. A
  // verified address needs no confirmation.
  const { data: known } = useProviderGetQuoteQuery({ params: { id: read.id } }, { skip: emailVerified });

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Send the quote for ${isolated(quote.eventName)}?`}
      confirmLabel="Send to Client"
      cancelLabel="Not yet"
      withPrice
      pending={isSending}
      pendingText="Sending..."
      onConfirm={() => {
        void send().then((isSent) => {
          if (isSent) {
            onClose();
          }
        });
      }}
    >
      <Warnings>
        {isDepositAboveTotal(quote) && (
          <Notice tone="danger">
            The deposit is more than the sum to pay. Lower it in the terms of the quote before you send it.
          </Notice>
        )}
        {known?.email !== undefined && <EmailDelayNotice quote={known} />}
        <NoCardPaymentsNotice quote={quote} />
      </Warnings>
      <FactList
        facts={[
          {
            term: 'To',
            detail: [isolated(quote.clientName), quote.clientEmail].filter(Boolean).join(', '),
          },
          { term: 'Services', detail: String(quote.lineItems.length) },
          {
            term: 'Valid until',
            detail: quote.validUntil === null ? '30 days from today' : formatDate(quote.validUntil),
          },
          ...getPaymentFacts(quote),
          ...getPriceFacts({ totalAmount: quote.totalAmount, payableAmount: quote.finalAmount }),
        ]}
      />
    </ConfirmDialog>
  );
}

const Warnings = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  &:not(:empty) {
    margin-bottom: ${theme.space[4]};
  }
`;
