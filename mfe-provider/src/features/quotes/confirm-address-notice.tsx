import { Button, isolated, Notice } from '@marquee/ui';
import { useUser } from '@marquee/web-kit';
import { useState } from 'react';
import { useSendLinkAgain } from './use-send-link-again.ts';

/** Reminds a provider to confirm the email address; nothing once it is confirmed. */
export function ConfirmAddressNotice() {
  const { emailVerified, email } = useUser();
  const [isSending, setIsSending] = useState(false);
  const sendLink = useSendLinkAgain();

  if (emailVerified) {
    return null;
  }

  async function sendAgain() {
    setIsSending(true);
    await sendLink();
    setIsSending(false);
  }

  return (
    <Notice
      action={
        <Button size="small" variant="outline" pending={isSending} onClick={() => void sendAgain()}>
          Send the link again
        </Button>
      }
    >
      {`Confirm your email address, ${isolated(email)}: follow the link we mailed you. Until then clients are warned before they send you a request.`}
    </Notice>
  );
}
