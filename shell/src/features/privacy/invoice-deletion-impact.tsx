import { Notice, Small } from '@marquee/ui';
import { useUser } from '@marquee/web-kit';
import { deletionImpactTexts } from './deletion-impact-texts.ts';
import { useShellGetInvoiceDeletionImpactQuery } from './privacy-api.ts';

/**
 * Explains what happens to the user's paid invoices; shows nothing if there are none, and a warning if the invoices are not loaded. The
 * data is refetched whenever the dialog opens.
 */
export function InvoiceDeletionImpact() {
  const { role } = useUser();
  const { data } = useShellGetInvoiceDeletionImpactQuery(undefined, { refetchOnMountOrArgChange: true });

  if (role !== 'client' && role !== 'provider') {
    return null;
  }
  const { paid, unknown } = deletionImpactTexts[role];
  if (!data) {
    return <Notice tone="danger">{unknown}</Notice>;
  }
  return data.paidCount > 0 && <Small>{paid(data.paidCount)}</Small>;
}
