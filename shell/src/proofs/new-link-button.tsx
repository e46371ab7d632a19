import { Button } from '@marquee/ui';
import { useSendLinkAgain } from '@marquee/web-kit';

/** Emails the signed-in user another link to confirm the address with, or says when the next can be sent. */
export function NewLinkButton() {
  const { sendLinkAgain, isSending, refusal } = useSendLinkAgain();

  return (
    <>
      <Button
        variant="outline"
        pending={isSending}
        pendingText="Sending..."
        onClick={() => void sendLinkAgain()}
      >
        Send a New Link
      </Button>
      {refusal !== null && <p>{refusal}</p>}
    </>
  );
}
