import type { EventView } from '@marquee/contracts/events';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useClientSendEventMutation } from './events-api.ts';

/** Sends a draft to its provider and says how that went. `sendingId` is the event under way. */
export function useSendEvent() {
  const [sendEvent, { isLoading, originalArgs }] = useClientSendEventMutation();
  const notifyRefusal = useNotifyRefusal();

  async function send(event: EventView): Promise<void> {
    try {
      await sendEvent({ params: { id: event.id } }).unwrap();
      notify({ title: 'Event Sent', description: 'Your event has been sent to the provider!' });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to send event to provider' });
    }
  }

  return { send, sendingId: isLoading ? (originalArgs?.params.id ?? null) : null };
}
