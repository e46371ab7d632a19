import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import {
  useShellDropMessageMutation,
  useShellRedriveMessageMutation,
  useShellRedriveMessagesMutation,
} from './parked-messages-api.ts';
import type { Place } from './places.ts';

/** What an operator decides, and what is said about it. `drop` rejects when it was refused, for its form to say. */
export function useMessageActs({ service }: Place) {
  const [redriveOne, one] = useShellRedriveMessageMutation();
  const [redriveMany, many] = useShellRedriveMessagesMutation();
  const [dropOne] = useShellDropMessageMutation();
  const notifyRefusal = useNotifyRefusal();

  function sayWhyNot(refusal: unknown) {
    notifyRefusal(refusal, { fallback: 'The message is still parked.' });
  }

  return {
    isRedriving: one.isLoading || many.isLoading,
    sayWhyNot,
    redrive: async ({ id }: ParkedMessageRow) => {
      const { status, reason } = await redriveOne({ service, params: { id } }).unwrap();
      if (status === 'parked') {
        notify({ kind: 'destructive', title: 'It failed again', description: reason });
        return;
      }
      notify({ title: 'Handed back', description: 'The message is in its queue again.' });
    },
    redriveQueue: async (queue: string) => {
      const { redriven, failedAgain, left } = await redriveMany({ service, body: { queue } }).unwrap();
      notify({
        title: redriven === 1 ? '1 message handed back' : `${redriven} messages handed back`,
        description: remainder({ failedAgain, left }),
      });
    },
    drop: async ({ id }: ParkedMessageRow, reason: string) => {
      await dropOne({ service, params: { id }, body: { reason } }).unwrap();
      notify({ title: 'Dropped', description: 'Who dropped it, when and why is kept with the message.' });
    },
  };
}

function remainder({ failedAgain, left }: { failedAgain: number; left: number }): string {
  if (failedAgain + left === 0) {
    return 'Nothing is left behind.';
  }
  const parts = [
    ...(failedAgain > 0 ? [`${failedAgain} failed again`] : []),
    ...(left > 0 ? [`${left} are still to be redriven`] : []),
  ];
  return `${parts.join(', ')}.`;
}
