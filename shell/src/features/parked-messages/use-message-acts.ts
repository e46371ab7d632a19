import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import {
  useShellDropMessageMutation,
  useShellRedriveMessageMutation,
  useShellRedriveMessagesMutation,
} from './parked-messages-api.ts';
import type { Place } from './places.ts';
import { redriveWords, redrivenWords } from './redrive-words.ts';

/** The operator's actions, with their toasts. `drop` rejects on an error, which its form shows. */
export function useMessageActs(place: Place) {
  const { service } = place;
  const [redriveOne, one] = useShellRedriveMessageMutation();
  const [redriveMany, many] = useShellRedriveMessagesMutation();
  const [dropOne] = useShellDropMessageMutation();
  const notifyRefusal = useNotifyRefusal();

  function sayWhyNot(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Action Failed', fallback: 'The message is still parked.' });
  }

  return {
    isRedriving: one.isLoading || many.isLoading,
    sayWhyNot,
    redrive: async ({ id }: ParkedMessageRow) => {
      notify(redriveWords(await redriveOne({ service, params: { id } }).unwrap(), place));
    },
    redriveQueue: async (queue: string) => {
      notify(redrivenWords(await redriveMany({ service, body: { queue } }).unwrap(), place));
    },
    drop: async ({ id }: ParkedMessageRow, reason: string) => {
      await dropOne({ service, params: { id }, body: { reason } }).unwrap();
      notify({
        title: 'Dropped',
        description: 'We keep your name, the time and your reason with the message.',
      });
    },
  };
}
