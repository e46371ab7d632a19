import { Button, Notice } from '@marquee/ui';
import { useSendLinkAgain } from '@marquee/web-kit';
import { useClientCountWaitingQuotesQuery } from './quotes-api.ts';

/** Shows how many quotes become visible when the client verifies their email address; null if there are none. */
export function WaitingQuotesBanner() {
  const { data } = useClientCountWaitingQuotesQuery();
  const { sendLinkAgain, isSending } = useSendLinkAgain();
  const count = data?.count ?? 0;

  if (count === 0) {
    return null;
  }
  return (
    <Notice
      action={
        <Button size="small" variant="outline" pending={isSending} onClick={() => void sendLinkAgain()}>
          Send the link again
        </Button>
      }
    >
      {`${count === 1 ? '1 quote is' : `${count} quotes are`} waiting for you. Confirm your email address with the link we emailed you.`}
    </Notice>
  );
}
