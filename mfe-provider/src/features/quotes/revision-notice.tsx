import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Notice } from '@marquee/ui';
import { isRevision } from './is-revision.ts';

type RevisionNoticeProps = { quote: ProviderQuote };

/** After a change to a sent quote the client still reads what was sent. */
export function RevisionNotice({ quote }: RevisionNoticeProps) {
  if (!isRevision(quote)) {
    return null;
  }
  return (
    <Notice>
      The client still sees version {quote.version}, and cannot accept it meanwhile. Approve and send this one
      to replace it.
    </Notice>
  );
}
