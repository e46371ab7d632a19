import { messageOperations } from '@marquee/contracts/message-operations';
import type { DeadLetterDetails, DeadLetterSummary } from '@marquee/contracts/dead-letters';
import { getSecondStep } from '@marquee/contracts/two-factor-operations';
import { anAdminUser, answer, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { MessagesPage } from '../src/pages/admin/messages-page.tsx';
import { aQueue } from './dead-letter-builders.ts';

export const { identity, events, quotes, billing } = messageOperations;
export const queue = 'events.book-event';

function answers(rows: DeadLetterSummary[], { more = [], details }: Opening): Answer[] {
  return [
    // This response is first, because the last matching response is used and this path also matches other calls.
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

type Opening = { more?: Answer[]; details?: DeadLetterDetails; route?: string };

/** Opens the page of dead letters. Only the events service has dead letters, all in one queue. */
export function open(rows: DeadLetterSummary[], opening: Opening = {}) {
  const { route = '/admin/messages?tab=events' } = opening;
  return renderWithApp(<MessagesPage />, { route, session: anAdminUser(), answers: answers(rows, opening) });
}

export async function chooseAction(user: ReturnType<typeof open>['user'], action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
