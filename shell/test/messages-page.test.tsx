import type { DeadLetterDetails } from '@marquee/contracts/dead-letters';
import type { TwoFactorState } from '@marquee/contracts/two-factor';
import { getSecondStep } from '@marquee/contracts/two-factor-operations';
import { anAdminUser, answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ConsolePage } from '../src/pages/admin/console-page.tsx';
import { chooseAction, events, open, queue } from './open-dead-letters-page.tsx';
import { aMessage } from './dead-letter-builders.ts';

describe('access to the operator’s console', () => {
  test('when an operator opens /admin, then they are redirected to the users', async () => {
    const { path } = openConsole({ isOn: true, recoveryCodesLeft: 10 });

    await waitFor(() => {
      expect(path()).toBe('/admin/users');
    });
  });

  test('when an operator has no two-factor authentication, then the operator is redirected to its setup', async () => {
    const { path } = openConsole({ isOn: false, recoveryCodesLeft: 0 });

    await waitFor(() => {
      expect(path()).toBe('/account');
    });
  });

  function openConsole(state: TwoFactorState) {
    const answers = [answer(getSecondStep, state)];
    return renderWithApp(<ConsolePage />, { route: '/admin', session: anAdminUser(), answers });
  }
});

describe('page of dead letters', () => {
  test('when no message is dead-lettered, then the page shows an empty state', async () => {
    open([]);

    expect(await screen.findByRole('heading', { name: 'No failed messages' })).toBeVisible();
  });

  test('when a service has dead letters, then its tab is open and shows the count', async () => {
    open([aMessage({ reason: 'Event not found' })], { route: '/admin/messages' });

    const row = await screen.findByRole('row', { name: /quotes\.quote\.accepted\.v1/ });
    expect(within(row).getByText('Event not found')).toBeVisible();
    expect(within(row).getByText('5 attempts')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Events 1' })).toHaveAttribute('aria-selected', 'true');
  });

  test('when a message has no type, then its row says that the message is unreadable', async () => {
    open([aMessage({ type: null })]);

    expect(await screen.findByRole('row', { name: /Unreadable message/ })).toBeVisible();
  });

  test('when a queue is chosen, then only its messages are requested', async () => {
    const { user, calls, path } = open([aMessage()]);

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Queue' }), queue);

    expect(path()).toBe('/admin/messages?tab=events&queue=events.book-event');
    expect(calls(events.listMessages).at(-1)?.query).toMatchObject({ queue, limit: '20' });
  });

  test('when the list cannot be read, then the user can retry', async () => {
    const refusal = refuse(events.listMessages, { status: 503, code: 'unavailable', message: 'Not now' });
    open([], { more: [refusal] });

    expect(await screen.findByText('Not now')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('a dead letter', () => {
  test('when the operator views it, then the dialog shows request id, trace id, history and content', async () => {
    const details: DeadLetterDetails = {
      ...aMessage({ requestId: 'request-7', traceId: '4bf92f3577b34da6a3ce929d0e0e4736' }),
      content: '{"type":"quotes.quote.accepted.v1"}',
      encoding: 'utf8',
      history: [
        { type: 'parked', at: '2026-03-02T15:00:00.000Z', by: null, reason: 'Event not found' },
        { type: 'redriven', at: '2026-03-02T16:00:00.000Z', by: 'ops@marquee.example', reason: null },
      ],
    };
    const { user } = open([aMessage()], { details });

    await chooseAction(user, 'View');

    const dialog = await screen.findByRole('dialog', { name: 'quotes.quote.accepted.v1' });
    expect(await within(dialog).findByText('request-7')).toBeVisible();
    expect(within(dialog).getByText('4bf92f3577b34da6a3ce929d0e0e4736')).toBeVisible();
    expect(within(dialog).getByText(/ops@marquee\.example/)).toBeVisible();
    expect(within(dialog).getByLabelText('Content')).toHaveTextContent('"type": "quotes.quote.accepted.v1"');
  });

  test('when the operator clicks its name, then the dialog opens', async () => {
    const { user } = open([aMessage()], {
      details: { ...aMessage(), content: '{}', encoding: 'utf8', history: [] },
    });

    await user.click(await screen.findByRole('button', { name: 'quotes.quote.accepted.v1' }));

    expect(await screen.findByRole('dialog', { name: 'quotes.quote.accepted.v1' })).toBeVisible();
  });

  test('when the operator confirms the redrive, then the message is redriven and the list is refetched', async () => {
    const message = aMessage();
    const redriven = answer(events.redriveMessage, { ...message, status: 'redriven' });
    const { user, calls } = open([message], { more: [redriven] });

    await user.click(await screen.findByRole('button', { name: 'Redrive' }));
    expect(calls(events.redriveMessage)).toEqual([]);
    await user.click(
      within(screen.getByRole('alertdialog', { name: /^Redrive quotes/ })).getByRole('button', {
        name: 'Redrive',
      }),
    );

    expect(await screen.findByText('Message Redriven')).toBeVisible();
    expect(screen.getByText('It is in its queue again. If it fails again, it returns here.')).toBeVisible();
    expect(calls(events.redriveMessage)).toMatchObject([{ params: { id: message.id } }]);
    expect(calls(events.listMessages).length).toBeGreaterThan(1);
  });

  test('when the message fails again, then the new reason is shown', async () => {
    const again = answer(events.redriveMessage, aMessage({ reason: 'still no such event' }));
    const { user } = open([aMessage()], { more: [again] });

    await user.click(await screen.findByRole('button', { name: 'Redrive' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Redrive' }));

    expect(await screen.findByText('It failed again')).toBeVisible();
    expect(screen.getByText('still no such event')).toBeVisible();
  });

  test('when a whole queue is redriven, then the totals are shown', async () => {
    const result = { redriven: 2, failedAgain: 1, left: 0, before: '2026-03-02T15:00:00.000Z' };
    const { user, calls } = open([aMessage(), aMessage(), aMessage()], {
      more: [answer(events.redriveMessages, result)],
      route: `/admin/messages?tab=events&queue=${queue}`,
    });

    await user.click(await screen.findByRole('button', { name: 'Redrive all' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Redrive all' }));

    expect(await screen.findByText('2 Messages Redriven')).toBeVisible();
    expect(screen.getByText('1 failed again. Messages that fail again return here.')).toBeVisible();
    expect(calls(events.redriveMessages)).toMatchObject([{ body: { queue } }]);
  });

  test('when the operator drops it without a reason, then the form requires a reason', async () => {
    const { user, calls } = open([aMessage()]);

    await chooseAction(user, 'Drop');
    await user.click(await screen.findByRole('button', { name: 'Drop Message' }));

    expect(await screen.findByText('A reason is required')).toBeVisible();
    expect(calls(events.dropMessage)).toEqual([]);
  });

  test('when the operator drops it with a reason, then the reason is sent and a toast confirms the drop', async () => {
    const message = aMessage();
    const dropped = answer(events.dropMessage, { ...message, status: 'dropped' });
    const { user, calls } = open([message], { more: [dropped] });

    await chooseAction(user, 'Drop');
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'of a test');
    await user.click(screen.getByRole('button', { name: 'Drop Message' }));

    expect(await screen.findByText('Dropped')).toBeVisible();
    expect(calls(events.dropMessage)).toMatchObject([
      { params: { id: message.id }, body: { reason: 'of a test' } },
    ]);
  });

  test('when another operator has already dropped the message, then the error is shown', async () => {
    const refusal = refuse(events.redriveMessage, {
      status: 409,
      code: 'message_was_dropped',
      message: 'This message has been dropped.',
    });
    const { user } = open([aMessage()], { more: [refusal] });

    await user.click(await screen.findByRole('button', { name: 'Redrive' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Redrive' }));

    expect(await screen.findByText('This message has been dropped.')).toBeVisible();
  });
});
