import { Toaster } from '@marquee/ui';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStoreWithServer, json, problem } from './a-store-with-server.ts';
import { readOwnNote, writeNote } from './notes-api.ts';

const input = { params: { id: 'n1' } };
const note = { id: 'n1', text: 'of the own account' };
const refused = problem(409, 'another_account', 'Nothing was changed.');

/** A page that has read a note, and whose write was rejected because another account is signed in. */
async function aRefusedPage() {
  const page = aStoreWithServer(json(note), refused, json({ id: 'n1', text: 'of the other account' }));
  const reading = page.store.dispatch(readOwnNote.initiate(input));
  await reading;
  await page.store.dispatch(writeNote.initiate({ body: { text: 'x' } }));
  return { ...page, reading };
}

describe('a page after another account has signed in', () => {
  test('when it refetches, then no request is sent and its data stays', async () => {
    const { store, received, reading } = await aRefusedPage();

    void reading.refetch();

    expect(received).toHaveLength(2);
    expect(readOwnNote.select(input)(store.getState()).data).toEqual(note);
  });

  test('when the user closes the message and returns to the tab, then the message is shown again', async () => {
    const user = userEvent.setup();
    render(<Toaster />);
    await aRefusedPage();
    const message = await screen.findByText('Another Account Is Signed In');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitForElementToBeRemoved(message);

    document.dispatchEvent(new Event('visibilitychange'));

    expect(await screen.findByText('Another Account Is Signed In')).toBeVisible();
  });
});
