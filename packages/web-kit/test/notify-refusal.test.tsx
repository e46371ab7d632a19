import { useNotifyRefusal } from '@marquee/web-kit';
import { answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import * as operations from './dummy-operations.ts';
import { taggedNotesApi } from './notes-api.ts';

function Note() {
  const { data } = taggedNotesApi.useReadTaggedNoteQuery({ params: { id: 'n1' } });
  const [write] = taggedNotesApi.useWriteTaggedNoteMutation();
  const notifyRefusal = useNotifyRefusal();

  async function save() {
    try {
      await write({ body: { text: 'Ask for a DJ' } }).unwrap();
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to save' });
    }
  }

  return <button onClick={() => void save()}>Save {data?.text}</button>;
}

const note = answer(operations.readNote, { id: 'n1', text: 'the note' });
const changed = { status: 409, code: 'note_was_changed', message: 'This note has just been changed.' };

async function saveAgainst(refusal: Parameters<typeof refuse>[1]) {
  const app = renderWithApp(<Note />, { answers: [note, refuse(operations.writeNote, refusal)] });
  await app.user.click(await screen.findByRole('button', { name: 'Save the note' }));
  await screen.findByText(refusal.message);
  return app;
}

describe('a rejected action', () => {
  test('when another user was faster, then the toast shows the server’s message, and Reload reads the data again', async () => {
    const { user, calls } = await saveAgainst(changed);

    expect(screen.getByText('Failed to save')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reload' }));

    await waitFor(() => {
      expect(calls(operations.readNote)).toHaveLength(2);
    });
  });

  test('when another account is signed in, then the toast says so, and Reload reloads the page', async () => {
    const refusal = { status: 409, code: 'another_account', message: 'Nothing was changed.' };
    const app = renderWithApp(<Note />, { answers: [note, refuse(operations.writeNote, refusal)] });
    await app.user.click(await screen.findByRole('button', { name: 'Save the note' }));

    expect(await screen.findByText('Another Account Is Signed In')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Reload' }));

    expect(app.navigatedTo()).toBe(location.href);
  });

  test.each([
    ['a limit is reached', { ...changed, code: 'too_many_drafts', message: 'You have 500 drafts.' }],
    ['it was not allowed', { ...changed, status: 422, message: 'Not so' }],
    [
      'it is about a field',
      { ...changed, message: 'Look at the text', errors: [{ path: 'text', message: 'Taken' }] },
    ],
  ])('when %s, then the toast has no Reload', async (_case, refusal) => {
    await saveAgainst(refusal);

    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });
});
