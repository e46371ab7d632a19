import type { EventView } from '@marquee/contracts/events';
import { notify } from '@marquee/ui';
import { eventLabels as labels, useRecordAction, useNotifyRefusal } from '@marquee/web-kit';
import { useClientSendEventMutation } from './events-api.ts';

/** Sends a draft to its provider and reports the result in a toast. `sendingId` is the id of the event that is being sent, or null. */
export function useSendEvent() {
  const [sendEvent, { isLoading, originalArgs }] = useClientSendEventMutation();
  const actOn = useRecordAction();
  const notifyRefusal = useNotifyRefusal();

  async function send(read: EventView): Promise<void> {
    const write = (revision: number | undefined) =>
      sendEvent({ params: { id: read.id }, body: { revision } }).unwrap();
    try {
      await actOn({ read, labels, write });
      notify({ title: 'Event Sent', description: 'Your event has been sent to the provider!' });
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Error', fallback: 'Failed to send event to provider' });
    }
  }

  return { send, sendingId: isLoading ? (originalArgs?.params.id ?? null) : null };
}
