import type { EventView } from '@marquee/contracts/events';

/** Only a draft is edited: a sent event is its provider's matter too. */
export function isEditable({ sentToProvider, status }: EventView): boolean {
  return !sentToProvider && status === 'inquiry';
}

/** Why an event that is no draft cannot be edited. */
export function whyNotEditable({ status, cancelledBy, sentToProvider }: EventView): string {
  if (status === 'cancelled' && (cancelledBy === 'provider' || !sentToProvider)) {
    return cancelledBy === 'provider' ? 'The provider has cancelled it.' : 'It has been cancelled.';
  }
  return 'It has been sent to the provider. Write to them about changes.';
}
