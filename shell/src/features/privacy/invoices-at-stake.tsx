import { Notice, Small } from '@marquee/ui';
import { useUser } from '@marquee/web-kit';
import { atStakeWords } from './at-stake-words.ts';
import { useShellGetInvoicesAtStakeQuery } from './privacy-api.ts';

/** What becomes of the user's invoices; nothing where there are none. Read anew whenever somebody is asked. */
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
