import { notify } from '@marquee/ui';
import { useCallback } from 'react';
import { getErrorMessage } from '../api/api-error.ts';
import { useNotifyRefusal } from '../api/use-notify-refusal.ts';
import { useResendVerificationMutation } from './session-api.ts';

export type SendLinkAgain = {
  sendLinkAgain: () => Promise<void>;
  isSending: boolean;
  /** Why the last request was rejected and when the next link can be sent; null if the last request was not rejected. */
  refusal: string | null;
};

const fallback = 'Failed to send the verification email';

/** Sends the signed-in user another email with a confirmation link; a toast shows the address or the reason of a failure. */
export function useSendLinkAgain(): SendLinkAgain {
  const [resend, { isLoading, error }] = useResendVerificationMutation();
  const notifyRefusal = useNotifyRefusal();

  const sendLinkAgain = useCallback(async () => {
    try {
      const { message, isConfirmed = false } = await resend().unwrap();
      notify({
        title: isConfirmed ? 'Email Already Confirmed' : 'Verification Email Sent',
        description: message,
      });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to Send the Verification Email' });
    }
  }, [notifyRefusal, resend]);

  return { sendLinkAgain, isSending: isLoading, refusal: error ? getErrorMessage(error, fallback) : null };
}
