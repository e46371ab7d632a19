import type { Subscription } from '@marquee/contracts/billing-operations';
import { notify } from '@marquee/ui';
import { formatDate, useNotifyRefusal } from '@marquee/web-kit';
import {
  useProviderCancelSubscriptionMutation,
  useProviderResumeSubscriptionMutation,
} from '../../subscription-api.ts';

/** Returns functions that change the subscription; each resolves to whether it succeeded. */
export function useChangePlan() {
  const [cancelSubscription, { isLoading: isCancelling }] = useProviderCancelSubscriptionMutation();
  const [resumeSubscription, { isLoading: isResuming }] = useProviderResumeSubscriptionMutation();
  const notifyRefusal = useNotifyRefusal();

  async function cancel(): Promise<boolean> {
    try {
      notify({
        title: 'Plan Cancelled',
        description: getCancellationText(await cancelSubscription().unwrap()),
      });
      return true;
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to Cancel Your Plan' });
      return false;
    }
  }

  async function resume(): Promise<boolean> {
    try {
      await resumeSubscription().unwrap();
      notify({ title: 'Plan Resumed', description: 'Your plan continues as before.' });
      return true;
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to Resume Your Plan' });
      return false;
    }
  }

  return { cancel, isCancelling, resume, isResuming };
}

function getCancellationText({ status, endsOn }: Subscription): string {
  if (status === 'past_due') {
    return 'You won’t be charged again, except for the month that is due.';
  }
  const day = endsOn === null ? 'the end of the month' : formatDate(endsOn);
  return `Your plan stays active until ${day}.`;
}
