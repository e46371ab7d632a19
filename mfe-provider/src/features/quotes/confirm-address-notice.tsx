import { Button, isolated, Notice } from '@marquee/ui';
import { useSendLinkAgain, useUser } from '@marquee/web-kit';

/** Reminds a provider to confirm the email address; nothing once it is confirmed. */
export function ConfirmAddressNotice() {
  const { emailVerified, email } = useUser();
  const { sendLinkAgain, isSending } = useSendLinkAgain();

  if (emailVerified) {
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
      {`Confirm your email address, ${isolated(email)}, with the link we emailed you. Until then, clients see a warning before they send you a request.`}
    </Notice>
  );
}
