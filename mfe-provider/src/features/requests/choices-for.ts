import { dateIn } from '@marquee/contracts/dates';
import type { EventView } from '@marquee/contracts/events';
import type { MenuChoice } from '@marquee/ui';
import type { RequestAct } from './request-act.ts';

type Choice = {
  act: RequestAct;
  choice: Omit<MenuChoice, 'onSelect'>;
  statuses: readonly EventView['status'][];
};

const choices: readonly Choice[] = [
  { act: 'view', choice: { label: 'View details', icon: 'eye' }, statuses: ['inquiry', 'proposal'] },
  { act: 'complete', choice: { label: 'Mark completed', icon: 'check-check' }, statuses: ['booked'] },
  {
    act: 'cancel',
    choice: { label: 'Cancel event', icon: 'ban', tone: 'danger' },
    statuses: ['inquiry', 'proposal', 'booked'],
  },
];

/** The row's menu: what the event's status allows, beside the row's own button. */
export function choicesFor(request: EventView, onAct: (act: RequestAct) => void): MenuChoice[] {
  return choices
    .filter(
      ({ act, statuses }) => statuses.includes(request.status) && (act !== 'complete' || isDue(request)),
    )
    .map(({ act, choice }) => ({
      ...choice,
      onSelect: () => {
        onAct(act);
      },
    }));
}

/** An event is completed from its own date on. */
function isDue({ eventDate, timeZone }: EventView): boolean {
  return eventDate <= dateIn(timeZone, new Date());
}
