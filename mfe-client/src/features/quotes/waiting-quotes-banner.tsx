import { Button, Notice, notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useClientCountWaitingQuotesQuery, useClientResendVerificationMutation } from './quotes-api.ts';

/** Says how many quotes wait for the address to be verified; nothing while there are none. */
export function WaitingQuotesBanner() {
  const { data } = useClientCountWaitingQuotesQuery();
  const [resend, { isLoading }] = useClientResendVerificationMutation();
  const notifyRefusal = useNotifyRefusal();
  const count = data?.count ?? 0;

  async function sendAgain() {
    try {
      const { message } = await resend().unwrap();
      notify({ title: 'Verification Email Sent', description: message });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to send the verification email' });
    }
  }

  if (count === 0) {
    return null;
  }
  return (
    <Notice
      action={
        <Button size="small" variant="outline" pending={isLoading} onClick={() => void sendAgain()}>
          Send the link again
        </Button>
      }
    >
      {`${count === 1 ? '1 quote waits' : `${count} quotes wait`} until you verify your email address. Follow the link we mailed you.`}
    </Notice>
  );
}
