import type { EventView } from '@marquee/contracts/events';
import { endOfWorkingWindow } from '@marquee/contracts/working-window';
import type { MenuChoice } from '@marquee/ui';
import type { EventAct } from './event-act.ts';

type Choice = {
  act: EventAct;
  choice: Omit<MenuChoice, 'onSelect'>;
  isOffered: (event: EventView) => boolean;
};

const cancellable: readonly EventView['status'][] = ['inquiry', 'proposal', 'booked'];

const choices: readonly Choice[] = [
  { act: 'view', choice: { label: 'View details', icon: 'eye' }, isOffered: () => true },
  { act: 'complete', choice: { label: 'Mark completed', icon: 'check-check' }, isOffered: isOver },
  {
    act: 'cancel',
    choice: { label: 'Cancel event', icon: 'ban', tone: 'danger' },
    isOffered: ({ status }) => cancellable.includes(status),
  },
];

type Row = {
  event: EventView;
  /** What the row's own button does already, if it is one of the acts. */
  ownAct: EventAct | null;
  onAct: (act: EventAct) => void;
};

/** The row's menu: what the event's status allows, beside the row's own button. */
export function choicesFor({ event, ownAct, onAct }: Row): MenuChoice[] {
  return choices
    .filter(({ act, isOffered }) => act !== ownAct && isOffered(event))
    .map(({ act, choice }) => ({
      ...choice,
      onSelect: () => {
        onAct(act);
      },
    }));
}

/** A booked event is completed from the end of the provider's work on. */
function isOver(event: EventView): boolean {
  return event.status === 'booked' && new Date() >= endOfWorkingWindow(event);
}
