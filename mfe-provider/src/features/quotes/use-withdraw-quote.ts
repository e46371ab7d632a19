import type { ProviderQuote } from '@marquee/contracts/quotes';
import { sentence } from '@marquee/contracts/sentence';
import { isolated, notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useProviderWithdrawQuoteMutation } from './quotes-api.ts';
import { useQuoteAction } from './use-quote-action.ts';

type Act = (write: (revision: number | undefined) => Promise<ProviderQuote>) => Promise<ProviderQuote>;

/** `withdraw` withdraws the last sent version and resolves to whether that succeeded. */
export function useWithdrawQuote() {
  const [withdrawQuote, { isLoading }] = useProviderWithdrawQuoteMutation();
  const runQuoteAction = useQuoteAction();
  const notifyRefusal = useNotifyRefusal();

  /** `act` performs the call with a revision. By default it is the revision of the given quote. */
  async function withdraw(
    quote: ProviderQuote,
    act: Act = (write) => runQuoteAction(quote, write),
  ): Promise<boolean> {
    const { id, version, clientName, clientEmail } = quote;
    try {
      await act((revision) => withdrawQuote({ params: { id }, body: { revision } }).unwrap());
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Failed to Withdraw Quote', fallback: 'Please try again' });
      return false;
    }
    notify({
      title: 'Quote Withdrawn',
      description: sentence(`${isolated(clientName || clientEmail)} can no longer accept version ${version}`),
    });
    return true;
  }

  return { withdraw, isWithdrawing: isLoading };
}
