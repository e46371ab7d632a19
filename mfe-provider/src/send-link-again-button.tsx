import { Button } from '@marquee/ui';
import { useSendLinkAgain } from '@marquee/web-kit';

/** Emails the provider another link that confirms the address. */
export function SendLinkAgainButton() {
  const { sendLinkAgain, isSending } = useSendLinkAgain();

  return (
    <Button size="small" variant="outline" pending={isSending} onClick={() => void sendLinkAgain()}>
      Send the link again
    </Button>
  );
}
