import { notify } from '@marquee/ui';
import { formatShortDate, useNotifyRefusal } from '@marquee/web-kit';
import {
  useProviderCancelSubscriptionMutation,
  useProviderResumeSubscriptionMutation,
} from './subscription-api.ts';

/** Each says whether it was done. */
export function useChangePlan() {
  const [cancelSubscription, { isLoading: isCancelling }] = useProviderCancelSubscriptionMutation();
  const [resumeSubscription, { isLoading: isResuming }] = useProviderResumeSubscriptionMutation();
  const notifyRefusal = useNotifyRefusal();

  async function cancel(): Promise<boolean> {
    try {
      const { endsOn } = await cancelSubscription().unwrap();
      const until = endsOn === null ? 'until the end of the month' : `until ${formatShortDate(endsOn)}`;
      notify({ title: 'Plan Cancelled', description: `You have what you paid for ${until}.` });
      return true;
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to cancel your plan' });
      return false;
    }
  }

  async function resume(): Promise<boolean> {
    try {
      await resumeSubscription().unwrap();
      notify({ title: 'Plan Resumed', description: 'It goes on as before.' });
      return true;
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to resume your plan' });
      return false;
    }
  }

  return { cancel, isCancelling, resume, isResuming };
}
