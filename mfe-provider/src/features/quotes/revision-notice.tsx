import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Notice } from '@marquee/ui';

type RevisionNoticeProps = { quote: ProviderQuote };

/** After a change to a sent quote the client still reads what was sent. */
export function RevisionNotice({
  quote: { version, sentToClient, clientAccepted, archived },
}: RevisionNoticeProps) {
  if (version === 0 || sentToClient || clientAccepted || archived) {
    return null;
  }
  return (
    <Notice>
      The client still sees version {version}, and cannot accept it meanwhile. Approve and send this one to
      replace it.
    </Notice>
  );
}
