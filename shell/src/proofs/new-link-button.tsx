import { Button, notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useShellResendVerificationMutation } from './new-link-api.ts';

/** Mails the signed-in user another link to confirm the e-mail address with. */
export function NewLinkButton() {
  const [resend, { isLoading }] = useShellResendVerificationMutation();
  const notifyRefusal = useNotifyRefusal();

  async function askForLink() {
    try {
      const { message } = await resend().unwrap();
      notify({ title: message });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to send the e-mail' });
    }
  }

  return (
    <Button variant="outline" pending={isLoading} pendingText="Sending..." onClick={() => void askForLink()}>
      Send a New Link
    </Button>
  );
}
