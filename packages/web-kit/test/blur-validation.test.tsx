import { TextField } from '@marquee/ui';
import { useContractForm } from '@marquee/web-kit/forms';
import { renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod';

const noteForm = z.object({
  text: z.string().min(1, 'Text is required'),
  guests: z.number().min(1, 'Guest count must be at least 1'),
});
const blank = { text: '', guests: 50 };

/** A form that is reset to blank after a save. */
function NoteForm() {
  const form = useContractForm(noteForm, { defaultValues: blank });
  const save = async () => {
    form.rhf.reset(blank);
  };
  return (
    <form noValidate onSubmit={form.submit(save, () => undefined)}>
      <TextField label="Text" {...form.field('text')} />
      <TextField label="Guests" {...form.numberField('guests')} />
      <button type="submit">Save</button>
    </form>
  );
}

type User = ReturnType<typeof renderWithApp>['user'];

/** Changes another field and waits for its error. A field that lost the focus earlier shows its error by then, if it has one. */
async function waitForGuestsError(user: User) {
  await user.clear(screen.getByLabelText('Guests'));
  await user.tab();
  await waitFor(() => {
    expect(screen.getByLabelText('Guests')).toHaveAccessibleDescription('Guest count must be at least 1');
  });
}

describe('a field of a contract form that loses the focus', () => {
  test('when it was not changed, then it shows no error', async () => {
    const { user } = renderWithApp(<NoteForm />);
    await user.click(screen.getByLabelText('Text'));
    await user.tab();

    await waitForGuestsError(user);

    expect(screen.getByLabelText('Text')).toBeValid();
  });

  test('when it was changed and emptied, then it shows its error', async () => {
    const { user } = renderWithApp(<NoteForm />);

    await user.type(screen.getByLabelText('Text'), 'x{Backspace}');
    await user.tab();

    expect(screen.getByLabelText('Text')).toHaveAccessibleDescription('Text is required');
  });

  test('when Enter in the field has saved and reset the form, then the field shows no error', async () => {
    const { user } = renderWithApp(<NoteForm />);
    await user.type(screen.getByLabelText('Text'), 'Hello{Enter}');
    await waitFor(() => {
      expect(screen.getByLabelText('Text')).toHaveValue('');
    });
    await user.tab();

    await waitForGuestsError(user);

    expect(screen.getByLabelText('Text')).toBeValid();
  });

  test('when it was not changed and the form is submitted, then it shows its error', async () => {
    const { user } = renderWithApp(<NoteForm />);

    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByLabelText('Text')).toHaveAccessibleDescription('Text is required');
  });
});
