import { ErrorSummary, notify, TextField } from '@marquee/ui';
import { useContractForm } from '@marquee/web-kit/forms';
import { renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod';

const noteForm = z.object({
  text: z.string().min(1, 'Text is required'),
  guests: z.number('Guest count must be a number').min(1, 'Guest count must be at least 1'),
});
type Note = z.infer<typeof noteForm>;

type NoteFormProps = { save?: (note: Note) => Promise<void>; onRefused?: (refusal: unknown) => void };

function NoteForm({ save = async () => undefined, onRefused = () => undefined }: NoteFormProps) {
  const form = useContractForm(noteForm, { defaultValues: { text: '', guests: 50 } });
  return (
    <form noValidate onSubmit={form.submit(save, onRefused)}>
      <ErrorSummary {...form.summary} />
      <TextField label="Text" {...form.field('text')} />
      <TextField label="Guests" {...form.numberField('guests')} />
      <button type="submit">Save</button>
    </form>
  );
}

/** Rejects with the error of the API for an invalid field. */
function refusing(path: string, message: string): () => Promise<never> {
  const refusal = { status: 400, code: 'invalid_input', message, generic: '', errors: [{ path, message }] };
  return async () => {
    throw Object.assign(new Error(message), refusal);
  };
}

describe('a contract form', () => {
  test('when a changed field loses the focus and is invalid, then its error is shown until the field is corrected', async () => {
    const { user } = renderWithApp(<NoteForm />);

    await user.type(screen.getByLabelText('Text'), 'x{Backspace}');
    expect(screen.queryByText('Text is required')).not.toBeInTheDocument();
    await user.tab();

    expect(screen.getByLabelText('Text')).toHaveAccessibleDescription('Text is required');
    await user.type(screen.getByLabelText('Text'), 'x');
    expect(screen.queryByText('Text is required')).not.toBeInTheDocument();
  });

  test('when pressing a button takes the focus from a field, then the field’s error is shown only after the button is released', async () => {
    const { user } = renderWithApp(<NoteForm />);
    await user.type(screen.getByLabelText('Text'), 'x{Backspace}');

    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Save' }) });
    expect(screen.queryByText('Text is required')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]' });

    expect(await screen.findByRole('link', { name: 'Text is required' })).toBeVisible();
  });

  test('when a password manager has filled a field without an event, then the field’s text is saved', async () => {
    const save = jest.fn().mockResolvedValue(undefined);
    const { user } = renderWithApp(<NoteForm save={save} />);
    screen.getByLabelText<HTMLInputElement>('Text').value = 'Filled in';

    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => {
      expect(save).toHaveBeenCalledWith({ text: 'Filled in', guests: 50 });
    });
  });

  test('when an invalid form is submitted, then nothing is saved and the summary takes the focus', async () => {
    const save = jest.fn();
    const { user } = renderWithApp(<NoteForm save={save} />);

    await user.click(screen.getByRole('button', { name: 'Save' }));

    const link = await screen.findByRole('link', { name: 'Text is required' });
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toContainElement(link);
  });

  test('when the user follows a link of the error summary, then the linked field has the focus', async () => {
    const { user } = renderWithApp(<NoteForm />);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await user.click(await screen.findByRole('link', { name: 'Text is required' }));

    expect(screen.getByLabelText('Text')).toHaveFocus();
  });

  test('when a number field is emptied, then its value is 0', async () => {
    const { user } = renderWithApp(<NoteForm />);

    await user.clear(screen.getByLabelText('Guests'));
    await user.tab();

    expect(screen.getByLabelText('Guests')).toHaveAccessibleDescription('Guest count must be at least 1');
  });

  test('when the text of a number field is not a number, then the schema rejects the text, which stays in the field', async () => {
    const { user } = renderWithApp(<NoteForm />);

    await user.clear(screen.getByLabelText('Guests'));
    await user.type(screen.getByLabelText('Guests'), '1,5');
    await user.tab();

    expect(screen.getByLabelText('Guests')).toHaveAccessibleDescription('Guest count must be a number');
    expect(screen.getByLabelText('Guests')).toHaveValue('1,5');
  });

  test('when the server rejects a field, then the server’s message is shown on the field and the input stays', async () => {
    const onRefused = jest.fn();
    const save = refusing('text', 'This text is taken');
    const { user } = renderWithApp(<NoteForm save={save} onRefused={onRefused} />);

    await user.type(screen.getByLabelText('Text'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByLabelText('Text')).toHaveAccessibleDescription('This text is taken');
    expect(screen.getByLabelText('Text')).toHaveValue('Hello');
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test('when it is saved after a rejection, then the toast of the rejection is dismissed', async () => {
    const save = jest
      .fn(async () => undefined)
      .mockImplementationOnce(refusing('text', 'This text is taken'));
    const onRefused = () => {
      notify({ kind: 'destructive', title: 'Failed to save the note' });
    };
    const { user } = renderWithApp(<NoteForm save={save} onRefused={onRefused} />);
    await user.type(screen.getByLabelText('Text'), 'Hello{Enter}');
    await screen.findByText('Failed to save the note');

    await user.type(screen.getByLabelText('Text'), ' again{Enter}');

    await waitFor(() => {
      expect(screen.queryByText('Failed to save the note')).not.toBeInTheDocument();
    });
  });

  test('when a save after a rejection shows a toast of its own, then that toast stays', async () => {
    const saved = async () => {
      notify({ title: 'Note Saved' });
    };
    const save = jest.fn(saved).mockImplementationOnce(refusing('text', 'This text is taken'));
    const onRefused = () => {
      notify({ kind: 'destructive', title: 'Failed to save the note' });
    };
    const { user } = renderWithApp(<NoteForm save={save} onRefused={onRefused} />);
    await user.type(screen.getByLabelText('Text'), 'Hello{Enter}');
    await screen.findByText('Failed to save the note');

    await user.type(screen.getByLabelText('Text'), ' again{Enter}');

    expect(await screen.findByText('Note Saved')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText('Failed to save the note')).not.toBeInTheDocument();
    });
    expect(screen.getByText('Note Saved')).toBeVisible();
  });

  test('when the server rejects a field, then the summary names it and takes the focus', async () => {
    const { user } = renderWithApp(<NoteForm save={refusing('text', 'This text is taken')} />);
    await user.type(screen.getByLabelText('Text'), 'Hello');

    await user.click(screen.getByRole('button', { name: 'Save' }));

    const line = await screen.findByRole('link', { name: 'This text is taken' });
    await waitFor(() => {
      expect(document.activeElement).toContainElement(line);
    });
  });

  test('when a rejected field is changed, then the server’s message disappears', async () => {
    const { user } = renderWithApp(<NoteForm save={refusing('text', 'This text is taken')} />);
    await user.type(screen.getByLabelText('Text'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'This text is taken' });

    await user.type(screen.getByLabelText('Text'), '!');

    expect(screen.queryByText('This text is taken')).not.toBeInTheDocument();
  });
});
