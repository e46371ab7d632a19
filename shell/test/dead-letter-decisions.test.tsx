import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';
import { api } from '@marquee/web-kit';
import { answer } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseAction, events, identity, open, queue } from './open-dead-letters-page.tsx';
import { aMessage, aQueue } from './dead-letter-builders.ts';

describe('redriven and dropped dead letters', () => {
  test('when the status Dropped is chosen, then dropped messages are requested and can only be viewed', async () => {
    const { user, calls, path } = open([aMessage({ status: 'dropped' })]);

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Dropped');

    expect(path()).toBe('/admin/messages?tab=events&status=dropped');
    expect(calls(events.listMessages).at(-1)?.query).toMatchObject({ status: 'dropped' });
    expect(await screen.findByRole('button', { name: 'View' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Redrive|More for)/ })).toBeNull();
  });

  test('when no message is parked, then the operator can still list redriven messages', async () => {
    const { user } = open([]);
    await screen.findByRole('heading', { name: 'No failed messages' });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Redriven');

    expect(await screen.findByRole('heading', { name: 'No redriven messages here' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show All Parked Messages' }));
    expect(await screen.findByRole('heading', { name: 'No failed messages' })).toBeVisible();
  });

  test('when unrouted messages are shown, then the status filter has no Redriven', async () => {
    open([], { route: '/admin/messages?tab=unrouted' });

    const statuses = within(await screen.findByRole('combobox', { name: 'Status' })).getAllByRole('option');

    expect(statuses.map(({ textContent }) => textContent)).toEqual(['Parked', 'Dropped']);
  });
});

describe('identifying and explaining a dead letter', () => {
  const message = aMessage({ id: 'k3Jz-9Qw'.padEnd(43, 'x'), type: null, timesParked: 3 });

  test('when it is listed, then its row shows its id and its number of failures', async () => {
    open([message]);

    const row = await screen.findByRole('row', { name: /Unreadable message/ });

    expect(within(row).getByText('Id k3Jz-9Qw')).toBeVisible();
    expect(within(row).getByText('5 attempts, parked 3 times')).toBeVisible();
  });

  test('when the operator drops it, then the dialog identifies the message', async () => {
    const { user } = open([message]);

    await chooseAction(user, 'Drop');

    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/Id k3Jz-9Qw, parked Mar 2.* in events\.book-event\./);
    expect(dialog).toHaveTextContent('The audit trail records your account, the time and your reason.');
  });

  test('when it is unrouted, then the dialogs explain the effects of redriving and dropping', async () => {
    const { user } = open([], {
      route: '/admin/messages?tab=unrouted',
      more: [
        answer(identity.listQueues, [aQueue('unrouted', 1)]),
        answer(identity.listMessages, [{ ...message, queue: 'unrouted' }]),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Redrive' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('It is sent to its current subscribers.');
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    await chooseAction(user, 'Drop');
    expect(await screen.findByRole('dialog')).toHaveTextContent('No service will receive it.');
  });

  test('when the operator views it, then the dialog offers to drop it', async () => {
    const details = { ...message, content: '{', encoding: 'utf8' as const, history: [] };
    const { user } = open([message], { details });
    await chooseAction(user, 'View');
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(await dialog.findByRole('button', { name: 'Drop' }));

    expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeVisible();
  });

  test('when the reason is long, then the row shows its start and the dialog shows all of it', async () => {
    const fault = 'quoteId Invalid input: expected string, received undefined';
    const reason = `invalid payload: ${[fault, fault, fault, 'version Too small'].join('; ')}`;
    const details = { ...message, reason, content: '{', encoding: 'utf8' as const, history: [] };
    const { user } = open([{ ...message, reason }], { details });
    const row = await screen.findByRole('row', { name: /Unreadable message/ });
    expect(row).toHaveTextContent('; and 2 more');

    await chooseAction(user, 'View');

    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('Reason')).toHaveTextContent('version Too small');
  });
});

describe('the list of dead letters', () => {
  test('when the operator has dropped a message and its row disappears, then the panel has the focus', async () => {
    const message = aMessage();
    const { user } = open([message], { more: answersUntilDropped(message) });

    await chooseAction(user, 'Drop');
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'of a test');
    await user.click(screen.getByRole('button', { name: 'Drop Message' }));

    expect(await screen.findByRole('heading', { name: 'No failed messages' })).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('tabpanel', { name: /Events/ })).toHaveFocus();
    });
  });

  test('when the focused row disappears because of another operator, then the panel has the focus', async () => {
    const message = aMessage();
    const deadLetters = [message];
    const { store } = open([], { more: [answer(events.listMessages, () => [...deadLetters])] });
    const redrive = await screen.findByRole('button', { name: 'Redrive' });
    act(() => {
      redrive.focus();
    });

    deadLetters.pop();
    act(() => {
      store.dispatch(api.util.invalidateTags(['ParkedMessage']));
    });

    await screen.findByRole('heading', { name: 'No failed messages' });
    expect(screen.getByRole('tabpanel', { name: /Events/ })).toHaveFocus();
  });

  test('when only one queue has dead letters, then the whole queue can be redriven', async () => {
    const { user } = open([aMessage(), aMessage()]);

    await user.click(await screen.findByRole('button', { name: 'Redrive all' }));

    expect(
      screen.getByRole('alertdialog', { name: `Redrive all parked messages in ${queue}?` }),
    ).toBeVisible();
  });

  test('when two queues have dead letters, then the operator has to choose a queue first', async () => {
    const queues = [aQueue(queue, 1), aQueue('events.keep-clients', 1)];
    open([aMessage()], { more: [answer(events.listQueues, queues)] });

    await screen.findByRole('button', { name: 'Redrive' });

    expect(screen.queryByRole('button', { name: 'Redrive all' })).toBeNull();
  });
});

function answersUntilDropped(message: DeadLetterSummary): Answer[] {
  const deadLetters = [message];
  const dropped = answer(events.dropMessage, () => {
    deadLetters.pop();
    return { ...message, status: 'dropped' as const };
  });
  return [answer(events.listMessages, () => [...deadLetters]), dropped];
}
