import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useCallback } from 'react';
import { useProviderResendVerificationMutation } from './quotes-api.ts';

/** Emails the provider another link to confirm the address with; a toast says where it went or why not. */
export function useSendLinkAgain(): () => Promise<void> {
  const [resend] = useProviderResendVerificationMutation();
  const notifyRefusal = useNotifyRefusal();

  return useCallback(async () => {
    try {
      const { message } = await resend().unwrap();
      notify({ title: 'Verification Email Sent', description: message });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to send the verification email' });
    }
  }, [notifyRefusal, resend]);
}
