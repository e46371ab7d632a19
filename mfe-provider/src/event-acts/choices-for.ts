import type { EventView } from '@marquee/contracts/events';
import { endOfWorkingWindow } from '@marquee/contracts/working-window';
import type { MenuChoice } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';
import type { EventAct } from './event-act.ts';

type Choice = {
  act: EventAct;
  choice: Omit<MenuChoice, 'onSelect'>;
  isOffered: (event: EventView) => boolean;
  /** The instant from which the action is possible; null if it is possible now. */
  possibleFrom?: (event: EventView) => Date | null;
};

const cancellable: readonly EventView['status'][] = ['inquiry', 'proposal', 'booked'];

const choices: readonly Choice[] = [
  { act: 'view', choice: { label: 'View details', icon: 'eye' }, isOffered: () => true },
  {
    act: 'complete',
    choice: { label: 'Mark completed', icon: 'check-check' },
    isOffered: ({ status }) => status === 'booked',
    possibleFrom: overFrom,
  },
  {
    act: 'cancel',
    choice: { label: 'Cancel event', icon: 'ban', tone: 'danger' },
    isOffered: ({ status }) => cancellable.includes(status),
  },
];

type Row = {
  event: EventView;
  /** The action of the row's own button, if that is one of these. */
  ownAct: EventAct | null;
  onAct: (act: EventAct) => void;
};

/** The row's menu: the actions that the event's status allows, without that of the row's own button. */
export function choicesFor({ event, ownAct, onAct }: Row): MenuChoice[] {
  return choices
    .filter(({ act, isOffered }) => act !== ownAct && isOffered(event))
    .map(({ act, choice, possibleFrom }) => ({
      ...choice,
      ...notBefore(possibleFrom?.(event) ?? null),
      onSelect: () => {
        onAct(act);
      },
    }));
}

function notBefore(at: Date | null): Pick<MenuChoice, 'disabledBecause'> {
  return at === null ? {} : { disabledBecause: `(available from ${formatDateTime(at.toISOString())})` };
}

/** The end of the provider's working window, from which an event can be completed; null once it has passed, and without a date. */
function overFrom(event: EventView): Date | null {
  const end = endOfWorkingWindow(event);
  return new Date() < end ? end : null;
}
