import type { ChangedBy } from '@marquee/contracts/problem';
import { TextField } from '@marquee/ui';
import { useNotifyRefusal, useSession } from '@marquee/web-kit';
import { useRecordForm } from '@marquee/web-kit/forms';
import { aClientUser, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod';

const noteForm = z.object({
  title: z.string(),
  color: z.string(),
  place: z.object({ hall: z.string(), street: z.string(), gate: z.string() }),
});
type Note = z.infer<typeof noteForm> & { revision: number };

const place = { hall: 'Harbor', street: '1 Quay', gate: 'A' };
const read: Note = { title: 'Gala', color: 'red', place, revision: 4 };

type NoteFormProps = {
  save: (note: object, revision: number | undefined) => Promise<Note>;
  next?: Note;
  onSubmitted?: (wasSaved: boolean) => void;
};

function NoteForm({ save, next = read, onSubmitted }: NoteFormProps) {
  const [record, setRecord] = useState(read);
  const notifyRefusal = useNotifyRefusal();
  useSession();
  const form = useRecordForm(noteForm, { record, toValues });
  const submit = form.submitChange(save, (refusal) => {
    notifyRefusal(refusal, { fallback: 'Failed to save' });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event).then(onSubmitted)}>
      <TextField label="Title *" {...form.field('title')} />
      <TextField label="Hall" optional {...form.field('place.hall')} />
      <TextField label="Street" {...form.field('place.street')} />
      <button type="submit">Save</button>
      <button
        type="button"
        onClick={() => {
          setRecord(next);
        }}
      >
        Read again
      </button>
    </form>
  );
}

function toValues({ title, color, place: where }: Note) {
  return { title, color, place: where };
}

/** The note on the server, which rejects a write based on an older revision. */
function aServer(current: Note, changedBy?: ChangedBy) {
  return jest.fn(async (note: object, revision: number | undefined) => {
    if (revision !== current.revision) {
      throw Object.assign(new Error('stale'), {
        ...{ status: 409, code: 'stale_write', message: 'This note has changed since you opened it' },
        ...{ generic: '', errors: [], retryAfterSeconds: null, current },
        ...(changedBy && { changedBy }),
      });
    }
    return { ...current, ...note, revision: current.revision + 1 };
  });
}

async function saveStreet(save: NoteFormProps['save']) {
  const view = renderWithApp(<NoteForm save={save} />, { session: aClientUser() });
  await view.user.type(screen.getByLabelText('Street'), ', back door');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  return view;
}

test.each([
  ['is saved', aServer(read), true],
  ['is rejected', jest.fn(() => Promise.reject(new Error('offline'))), false],
])('when the record %s, then the submission reports it', async (_what, save, wasSaved) => {
  const onSubmitted = jest.fn();
  const { user } = renderWithApp(<NoteForm save={save} onSubmitted={onSubmitted} />, {
    session: aClientUser(),
  });

  await user.type(screen.getByLabelText('Street'), ', back door');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => {
    expect(onSubmitted).toHaveBeenCalledWith(wasSaved);
  });
});

describe('a form of a record that has changed since it was read', () => {
  const changed: Note = {
    ...read,
    title: 'Ball',
    place: { hall: 'Dome', street: '2 Quay', gate: 'B' },
    revision: 5,
  };

  test('when it is saved, then the message names the changed fields by their labels', async () => {
    await saveStreet(aServer(changed));

    expect(await screen.findByText(/You changed Title, Hall, and Street in another tab/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });

  test('when it is saved, then the input stays and the other fields show the current values', async () => {
    await saveStreet(aServer(changed));

    expect(await screen.findByDisplayValue('Ball')).toBeVisible();
    expect(screen.getByLabelText(/^Hall/)).toHaveValue('Dome');
    expect(screen.getByLabelText('Street')).toHaveValue('1 Quay, back door');
  });

  test('when a conflicting field loses the focus again, then its error still contains the saved value', async () => {
    const { user } = await saveStreet(aServer(changed));
    await screen.findByDisplayValue('Ball');

    await user.click(screen.getByLabelText('Street'));
    await user.tab();

    expect(screen.getByLabelText('Street')).toHaveAccessibleDescription(/you saved “.?2 Quay.?”/);
  });

  test('when it is saved again, then the shown values are saved', async () => {
    const save = aServer(changed);
    const { user } = await saveStreet(save);
    await screen.findByDisplayValue('Ball');

    await user.click(screen.getByRole('button', { name: 'Save' }));

    const shown = { title: 'Ball', place: { hall: 'Dome', street: '1 Quay, back door', gate: 'B' } };
    await waitFor(() => {
      expect(save).toHaveBeenLastCalledWith({ ...shown, color: 'red' }, 5);
    });
  });

  test('when a record field without a form control has changed too, then the message says “something else”', async () => {
    await saveStreet(aServer({ ...changed, place, color: 'blue' }));

    expect(await screen.findByText(/You changed Title and something else on this record/)).toBeVisible();
  });

  test.each([
    ['the provider', 'provider', 'The provider changed Title.'],
    ['the system', 'system', 'Changed: Title.'],
    ['an unknown user', null, 'Changed: Title.'],
    ['the user', 'client', 'You changed Title in another tab or on another device.'],
  ] as const)('when %s has changed the record, then the message says so', async (_who, otherFields, text) => {
    await saveStreet(aServer({ ...read, title: 'Ball', revision: 5 }, { fields: {}, otherFields }));

    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });

  test('when several people have changed the record, then the message names each person with the fields they changed', async () => {
    const changedBy = { fields: { title: 'provider' }, otherFields: 'client' } as const;

    await saveStreet(aServer(changed, changedBy));

    const text = /You changed Hall and Street in another tab .* The provider changed Title\./;
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('when only fields outside the form have changed, then it is saved', async () => {
    const save = aServer({ ...read, revision: 9 });

    await saveStreet(save);

    await waitFor(() => {
      expect(save.mock.calls.map(([, revision]) => revision)).toEqual([4, 9]);
    });
  });

  test('when there is no input and the page reloads the record, then the form shows the current record', async () => {
    const { user } = renderWithApp(<NoteForm save={aServer(changed)} next={changed} />);

    await user.click(screen.getByRole('button', { name: 'Read again' }));

    expect(await screen.findByDisplayValue('Ball')).toBeVisible();
  });

  test('when there is input and the page reloads the record, then a save still names the changed fields', async () => {
    const { user } = renderWithApp(<NoteForm save={aServer(changed)} next={changed} />);
    await user.type(screen.getByLabelText('Street'), ', back door');

    await user.click(screen.getByRole('button', { name: 'Read again' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(/Title, Hall, and Street/)).toBeVisible();
  });
});
