import { notify } from '@marquee/ui';
import { useCallback } from 'react';
import { useNotifyRefusal } from '../api/use-notify-refusal.ts';
import { useResendVerificationMutation } from './session-api.ts';

export type SendLinkAgain = { sendLinkAgain: () => Promise<void>; isSending: boolean };

/** Emails the signed-in user another link to confirm the address with; a toast says where it went or why not. */
export function useSendLinkAgain(): SendLinkAgain {
  const [resend, { isLoading }] = useResendVerificationMutation();
  const notifyRefusal = useNotifyRefusal();

  const sendLinkAgain = useCallback(async () => {
    try {
      const { message, isConfirmed = false } = await resend().unwrap();
      notify({
        title: isConfirmed ? 'Email Already Confirmed' : 'Verification Email Sent',
        description: message,
      });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to send the verification email' });
    }
  }, [notifyRefusal, resend]);

  return { sendLinkAgain, isSending: isLoading };
}
