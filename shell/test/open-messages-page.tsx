import { messageOperations } from '@marquee/contracts/message-operations';
import type { ParkedMessageDetails, ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { getSecondStep } from '@marquee/contracts/second-step-operations';
import { anAdminUser, answer, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { MessagesPage } from '../src/pages/admin/messages-page.tsx';
import { aQueue } from './parked-messages.ts';

export const { identity, events, quotes, billing } = messageOperations;
export const queue = 'events.book-event';

function answers(rows: ParkedMessageRow[], { more = [], details }: Opening): Answer[] {
  return [
    // First, because the last matching response is used, and this one's path also matches other calls.
    ...(details ? [answer(events.getMessage, details)] : []),
    answer(getSecondStep, { isOn: true, recoveryCodesLeft: 10 }),
    ...[identity, quotes, billing].flatMap((api) => [
      answer(api.listQueues, []),
      answer(api.listMessages, []),
    ]),
    answer(events.listQueues, [aQueue(queue, rows.length), aQueue('events.keep-clients', 0)]),
    answer(events.listMessages, rows, { headers: { 'X-Total-Count': String(rows.length) } }),
    ...more,
  ];
}

type Opening = { more?: Answer[]; details?: ParkedMessageDetails; route?: string };

/** Only the events service has dead letters, all in one queue. */
export function open(rows: ParkedMessageRow[], opening: Opening = {}) {
  const { route = '/admin/messages?tab=events' } = opening;
  return renderWithApp(<MessagesPage />, { route, session: anAdminUser(), answers: answers(rows, opening) });
}

export async function chooseAct(user: ReturnType<typeof open>['user'], act: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}
