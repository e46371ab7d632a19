import { z } from '@marquee/contracts/deferred/zod';
import { TextField } from '@marquee/ui';
import { useContractForm } from '@marquee/web-kit/forms';
import { renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';

const noteForm = z
  .object({
    text: z
      .string()
      .overwrite((typed) => typed.trim())
      .min(1, 'Text is required'),
    repeated: z.string(),
  })
  .refine(({ text, repeated }) => text === repeated, {
    message: 'Texts do not match',
    path: ['repeated'],
  });

function NoteForm({ save = async () => undefined }: { save?: (note: unknown) => Promise<void> }) {
  const form = useContractForm(noteForm, { defaultValues: { text: '', repeated: '' } });
  return (
    <form noValidate onSubmit={form.submit(save, () => undefined)}>
      <TextField label="Text" {...form.field('text')} />
      <TextField label="Repeated" {...form.field('repeated')} />
      <button type="submit">Save</button>
    </form>
  );
}

describe('a form with a deferred schema', () => {
  test('when it is submitted immediately, then it waits for zod and sends the parsed values', async () => {
    const save = jest.fn().mockResolvedValue(undefined);
    const { user } = renderWithApp(<NoteForm save={save} />);
    await user.type(screen.getByLabelText('Text'), ' Stage ');
    await user.type(screen.getByLabelText('Repeated'), 'Stage{Enter}');

    await waitFor(() => {
      expect(save).toHaveBeenCalledWith({ text: 'Stage', repeated: 'Stage' });
    });
  });

  test('when an invalid field loses the focus, then its error is shown', async () => {
    const { user } = renderWithApp(<NoteForm />);
    await user.type(screen.getByLabelText('Text'), ' ');

    await user.tab();

    await waitFor(() => {
      expect(screen.getByLabelText('Text')).toHaveAccessibleDescription('Text is required');
    });
  });

  test('when a rule about several fields is violated, then the contract’s message is shown', async () => {
    const save = jest.fn();
    const { user } = renderWithApp(<NoteForm save={save} />);
    await user.type(screen.getByLabelText('Text'), 'Stage');
    await user.type(screen.getByLabelText('Repeated'), 'Light{Enter}');

    await waitFor(() => {
      expect(screen.getByLabelText('Repeated')).toHaveAccessibleDescription('Texts do not match');
    });
    expect(save).not.toHaveBeenCalled();
  });
});
