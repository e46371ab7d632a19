import type { EventView } from '@marquee/contracts/events';
import { endOfWorkingWindow } from '@marquee/contracts/working-window';
import type { MenuItem } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';
import type { EventAction } from './event-action.ts';

type EventMenuItem = {
  action: EventAction;
  item: Omit<MenuItem, 'onSelect'>;
  isOffered: (event: EventView) => boolean;
  /** The instant from which the action is possible; null if it is possible now. */
  availableFrom?: (event: EventView) => Date | null;
};

const cancellable: readonly EventView['status'][] = ['inquiry', 'proposal', 'booked'];

const eventMenuItems: readonly EventMenuItem[] = [
  { action: 'view', item: { label: 'View details', icon: 'eye' }, isOffered: () => true },
  {
    action: 'complete',
    item: { label: 'Mark completed', icon: 'check-check' },
    isOffered: ({ status }) => status === 'booked',
    availableFrom: getCompletableFrom,
  },
  {
    action: 'cancel',
    item: { label: 'Cancel event', icon: 'ban', tone: 'danger' },
    isOffered: ({ status }) => cancellable.includes(status),
  },
];

type EventMenuOptions = {
  event: EventView;
  /** The action of the row's own button, which the menu omits. */
  ownAction: EventAction | null;
  onAction: (action: EventAction) => void;
};

/** Returns the row's menu, which contains the actions that the event's status allows, except the action of the row's own button. */
export function getEventMenuItems({ event, ownAction, onAction }: EventMenuOptions): MenuItem[] {
  return eventMenuItems
    .filter(({ action, isOffered }) => action !== ownAction && isOffered(event))
    .map(({ action, item, availableFrom }) => ({
      ...item,
      ...disabledUntil(availableFrom?.(event) ?? null),
      onSelect: () => {
        onAction(action);
      },
    }));
}

function disabledUntil(at: Date | null): Pick<MenuItem, 'disabledBecause'> {
  return at === null ? {} : { disabledBecause: `(available from ${formatDateTime(at.toISOString())})` };
}

/** Returns the end of the provider's work at the event, from which the event can be completed; null if that end has passed. */
function getCompletableFrom(event: EventView): Date | null {
  const end = endOfWorkingWindow(event);
  return new Date() < end ? end : null;
}
