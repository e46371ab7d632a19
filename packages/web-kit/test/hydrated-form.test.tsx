import { TextField } from '@marquee/ui';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as z from 'zod';

const note = z.object({ name: z.string(), text: z.string().min(1, 'Text is required') });

type NoteFormProps = { save: (saved: z.infer<typeof note>) => Promise<void> };

function NoteForm({ save }: NoteFormProps) {
  const form = useContractForm(note, { defaultValues: { name: 'Of the form', text: '' } });
  const text = useWatch({ control: form.rhf.control, name: 'text' });
  return (
    <form noValidate onSubmit={form.submit(save, () => undefined)}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Text" {...form.field('text')} />
      <output>{`${text.length} letters`}</output>
      <button type="submit">Save</button>
    </form>
  );
}

/** Hydrates a prerendered form after `before` has run. */
async function hydrate({ save, before }: NoteFormProps & { before: () => void }) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<NoteForm save={save} />);
  document.body.replaceChildren(container);
  before();
  await act(async () => hydrateRoot(container, <NoteForm save={save} />));
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('a prerendered form', () => {
  test('when the user is typing during hydration, then the focus and the cursor position stay', async () => {
    await hydrate({
      save: async () => undefined,
      before: () => {
        field('Text').value = 'Typed early';
        field('Text').focus();
        field('Text').setSelectionRange(5, 5);
      },
    });

    expect(field('Text')).toHaveFocus();
    expect(field('Text').selectionStart).toBe(5);
  });

  test('when there was no input before hydration, then it has its default values', async () => {
    await hydrate({ save: async () => undefined, before: () => undefined });

    expect(field('Name')).toHaveValue('Of the form');
    expect(field('Text')).toHaveValue('');
  });

  test('when there was input before hydration, then it stays, its watchers get it, and it is saved', async () => {
    const save = jest.fn().mockResolvedValue(undefined);
    await hydrate({
      save,
      before: () => {
        field('Text').value = 'Typed early';
      },
    });

    expect(field('Text')).toHaveValue('Typed early');
    expect(screen.getByText('11 letters')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(save).toHaveBeenCalledWith({ name: 'Of the form', text: 'Typed early' });
    });
  });
});
