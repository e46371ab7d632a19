import { Button } from '@marquee/ui';
import { useSendLinkAgain } from '@marquee/web-kit';

/** Emails the signed-in user another link to confirm the address with. */
export function NewLinkButton() {
  const { sendLinkAgain, isSending } = useSendLinkAgain();

  return (
    <Button
      variant="outline"
      pending={isSending}
      pendingText="Sending..."
      onClick={() => void sendLinkAgain()}
    >
      Send a New Link
    </Button>
  );
}
