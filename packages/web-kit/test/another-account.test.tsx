import { Toaster } from '@marquee/ui';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStoreBefore, json, problem } from './a-server.ts';
import { readOwnNote, writeNote } from './notes-api.ts';

const input = { params: { id: 'n1' } };
const note = { id: 'n1', text: 'of the own account' };
const refused = problem(409, 'another_account', 'Nothing was changed.');

/** A page that has read a note, and whose write was refused because another account is signed in. */
async function aRefusedPage() {
  const page = aStoreBefore(json(note), refused, json({ id: 'n1', text: 'of the other account' }));
  const reading = page.store.dispatch(readOwnNote.initiate(input));
  await reading;
  await page.store.dispatch(writeNote.initiate({ body: { text: 'x' } }));
  return { ...page, reading };
}

describe('a page that has met another account', () => {
  test('when it would read again, then it asks for nothing and keeps what it shows', async () => {
    const { store, received, reading } = await aRefusedPage();

    void reading.refetch();

    expect(received).toHaveLength(2);
    expect(readOwnNote.select(input)(store.getState()).data).toEqual(note);
  });

  test('when its user closes the message and comes back to the tab, then it is said again', async () => {
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
