import { isolated, Notice } from '@marquee/ui';
import { useUser } from '@marquee/web-kit';
import { SendLinkAgainButton } from '../../send-link-again-button.tsx';

/** Reminds a provider to confirm the email address; null once it is confirmed. */
export function ConfirmAddressNotice() {
  const { emailVerified, email } = useUser();

  if (emailVerified) {
    return null;
  }

  return (
    <Notice action={<SendLinkAgainButton />}>
      {`Confirm your email address, ${isolated(email)}, with the link we emailed you. Until then, clients see a warning before they send you a request.`}
    </Notice>
  );
}
