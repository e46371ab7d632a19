import type { ProviderQuote } from '@marquee/contracts/quotes';
import { ConfirmDialog, isolated } from '@marquee/ui';
import { useLatestRecordAction } from '@marquee/web-kit';
import { quoteLabels } from './use-quote-action.ts';
import { useWithdrawQuote } from './use-withdraw-quote.ts';

type WithdrawQuoteDialogProps = { quote: ProviderQuote; onClose: () => void };

export function WithdrawQuoteDialog({ quote: read, onClose }: WithdrawQuoteDialogProps) {
  const { latest: quote, act } = useLatestRecordAction(read, quoteLabels);
  const { withdraw, isWithdrawing } = useWithdrawQuote();
  const { version, eventName, clientName, clientEmail } = quote;
  const client = isolated(clientName || clientEmail);

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Withdraw version ${version} of the quote for ${isolated(eventName)}?`}
      confirmLabel={`Withdraw version ${version}`}
      cancelLabel="Keep it open"
      tone="danger"
      pending={isWithdrawing}
      pendingText="Withdrawing..."
      onConfirm={() => {
        void withdraw(quote, act).then((isWithdrawn) => {
          if (isWithdrawn) {
            onClose();
          }
        });
      }}
    >
      <p>{`${client} can no longer accept it. You can change the quote and send it again.`}</p>
      <p>{`We don’t email ${client} about it. Their dashboard and the quote link say that it was withdrawn.`}</p>
    </ConfirmDialog>
  );
}
