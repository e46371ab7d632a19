import { Button } from '@marquee/ui';
import { useSendLinkAgain } from '@marquee/web-kit';

/** Sends the signed-in user another confirmation email, or shows when the next one can be sent. */
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
