import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import {
  useShellDropMessageMutation,
  useShellRedriveMessageMutation,
  useShellRedriveMessagesMutation,
} from './dead-letters-api.ts';
import type { ServiceTab } from './service-tabs.ts';
import { getRedriveToast, getRedriveAllToast } from './redrive-toasts.ts';

/** Returns the operator's actions. Each shows its result in a toast and rejects on an error; `notifyError` shows the error in a toast. */
export function useMessageActions(tab: ServiceTab) {
  const { service } = tab;
  const [redriveOne, one] = useShellRedriveMessageMutation();
  const [redriveMany, many] = useShellRedriveMessagesMutation();
  const [dropOne] = useShellDropMessageMutation();
  const notifyRefusal = useNotifyRefusal();

  function notifyError(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Action Failed', fallback: 'The message is still parked.' });
  }

  return {
    isRedriving: one.isLoading || many.isLoading,
    notifyError,
    redrive: async ({ id }: DeadLetterSummary) => {
      notify(getRedriveToast(await redriveOne({ service, params: { id } }).unwrap(), tab));
    },
    redriveQueue: async (queue: string) => {
      notify(getRedriveAllToast(await redriveMany({ service, body: { queue } }).unwrap(), tab));
    },
    drop: async ({ id }: DeadLetterSummary, reason: string) => {
      await dropOne({ service, params: { id }, body: { reason } }).unwrap();
      notify({
        title: 'Dropped',
        description: 'The audit trail records your account, the time and your reason.',
      });
    },
  };
}
