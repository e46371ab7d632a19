import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { api } from '@marquee/web-kit';
import { answer } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseAct, events, identity, open, queue } from './open-messages-page.tsx';
import { aMessage, aQueue } from './parked-messages.ts';

describe('what was decided', () => {
  test('when the dropped are chosen, then they are asked for, and can only be looked at', async () => {
    const { user, calls, path } = open([aMessage({ status: 'dropped' })]);

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Dropped');

    expect(path()).toBe('/admin/messages?tab=events&status=dropped');
    expect(calls(events.listMessages).at(-1)?.query).toMatchObject({ status: 'dropped' });
    expect(await screen.findByRole('button', { name: 'View' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Redrive|More for)/ })).toBeNull();
  });

  test('when nothing is parked, then what was decided can be reached all the same', async () => {
    const { user } = open([]);
    await screen.findByRole('heading', { name: 'No failed messages' });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Redriven');

    expect(await screen.findByRole('heading', { name: 'No redriven messages here' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show All Parked Messages' }));
    expect(await screen.findByRole('heading', { name: 'No failed messages' })).toBeVisible();
  });

  test('when nobody’s messages are shown, then there are no redriven ones among the choices', async () => {
    open([], { route: '/admin/messages?tab=unrouted' });

    const statuses = within(await screen.findByRole('combobox', { name: 'Status' })).getAllByRole('option');

    expect(statuses.map(({ textContent }) => textContent)).toEqual(['Parked', 'Dropped']);
  });
});

describe('one among several', () => {
  const message = aMessage({ id: 'k3Jz-9Qw'.padEnd(43, 'x'), type: null, timesParked: 3 });

  test('when a row is read, then id and number of returns tell it from the others', async () => {
    open([message]);

    const row = await screen.findByRole('row', { name: /Unreadable message/ });

    expect(within(row).getByText('Id k3Jz-9Qw')).toBeVisible();
    expect(within(row).getByText('5 attempts, parked 3 times')).toBeVisible();
  });

  test('when it is to be dropped, then the dialog says which one', async () => {
    const { user } = open([message]);

    await chooseAct(user, 'Drop');

    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /Id k3Jz-9Qw, parked Mar 2.* in events\.book-event\./,
    );
  });

  test('when nobody takes it, then redriving and dropping say what that means there', async () => {
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
    await chooseAct(user, 'Drop');
    expect(await screen.findByRole('dialog')).toHaveTextContent('No service will receive it.');
  });

  test('when it is looked at, then it can be decided from there', async () => {
    const details = { ...message, content: '{', encoding: 'utf8' as const, history: [] };
    const { user } = open([message], { details });
    await chooseAct(user, 'View');
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(await dialog.findByRole('button', { name: 'Drop' }));

    expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeVisible();
  });

  test('when the reason is long, then the row has its beginning and the dialog all of it', async () => {
    const fault = 'quoteId Invalid input: expected string, received undefined';
    const reason = `invalid payload: ${[fault, fault, fault, 'version Too small'].join('; ')}`;
    const details = { ...message, reason, content: '{', encoding: 'utf8' as const, history: [] };
    const { user } = open([{ ...message, reason }], { details });
    const row = await screen.findByRole('row', { name: /Unreadable message/ });
    expect(row).toHaveTextContent('; and 2 more');

    await chooseAct(user, 'View');

    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('Reason')).toHaveTextContent('version Too small');
  });
});

describe('after a decision', () => {
  test('when the row goes, then the focus is on the panel it was in', async () => {
    const message = aMessage();
    const { user } = open([message], { more: answersUntilDropped(message) });

    await chooseAct(user, 'Drop');
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'of a test');
    await user.click(screen.getByRole('button', { name: 'Drop Message' }));

    expect(await screen.findByRole('heading', { name: 'No failed messages' })).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('tabpanel', { name: /Events/ })).toHaveFocus();
    });
  });

  test('when somebody else has decided about the row under the focus, then the focus stays in the panel too', async () => {
    const message = aMessage();
    const waiting = [message];
    const { store } = open([], { more: [answer(events.listMessages, () => [...waiting])] });
    const redrive = await screen.findByRole('button', { name: 'Redrive' });
    act(() => {
      redrive.focus();
    });

    waiting.pop();
    act(() => {
      store.dispatch(api.util.invalidateTags(['ParkedMessage']));
    });

    await screen.findByRole('heading', { name: 'No failed messages' });
    expect(screen.getByRole('tabpanel', { name: /Events/ })).toHaveFocus();
  });

  test('when only one queue has something, then all of it can be redriven at once', async () => {
    const { user } = open([aMessage(), aMessage()]);

    await user.click(await screen.findByRole('button', { name: 'Redrive all' }));

    expect(
      screen.getByRole('alertdialog', { name: `Redrive all parked messages in ${queue}?` }),
    ).toBeVisible();
  });

  test('when two queues have something, then one is chosen first', async () => {
    const queues = [aQueue(queue, 1), aQueue('events.keep-clients', 1)];
    open([aMessage()], { more: [answer(events.listQueues, queues)] });

    await screen.findByRole('button', { name: 'Redrive' });

    expect(screen.queryByRole('button', { name: 'Redrive all' })).toBeNull();
  });
});

function answersUntilDropped(message: ParkedMessageRow): Answer[] {
  const waiting = [message];
  const dropped = answer(events.dropMessage, () => {
    waiting.pop();
    return { ...message, status: 'dropped' as const };
  });
  return [answer(events.listMessages, () => [...waiting]), dropped];
}
