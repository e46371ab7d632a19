import type { EventView } from '@marquee/contracts/events';
import { endOfWorkingWindow } from '@marquee/contracts/working-window';
import type { MenuChoice } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';
import type { EventAct } from './event-act.ts';

type Choice = {
  act: EventAct;
  choice: Omit<MenuChoice, 'onSelect'>;
  isOffered: (event: EventView) => boolean;
  /** From when on the act is possible; null when it is possible now. */
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
  /** What the row's own button does already, if it is one of the acts. */
  ownAct: EventAct | null;
  onAct: (act: EventAct) => void;
};

/** The row's menu: what the event's status allows, beside the row's own button. */
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

/** The end of the provider's work, from which on an event can be completed; null once it is over, and without a date. */
function overFrom(event: EventView): Date | null {
  const end = endOfWorkingWindow(event);
  return new Date() < end ? end : null;
}
