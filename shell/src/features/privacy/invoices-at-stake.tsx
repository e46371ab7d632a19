import { Notice, Small } from '@marquee/ui';
import { useUser } from '@marquee/web-kit';
import { atStakeWords } from './at-stake-words.ts';
import { useShellGetInvoicesAtStakeQuery } from './privacy-api.ts';

/** Text about what happens to the user's invoices; empty if there are none. Refetched whenever the dialog opens. */
export function InvoicesAtStake() {
  const { role } = useUser();
  const { data } = useShellGetInvoicesAtStakeQuery(undefined, { refetchOnMountOrArgChange: true });

  if (role !== 'client' && role !== 'provider') {
    return null;
  }
  const { paid, unknown } = atStakeWords[role];
  if (!data) {
    return <Notice tone="danger">{unknown}</Notice>;
  }
  return data.paidCount > 0 && <Small>{paid(data.paidCount)}</Small>;
}
