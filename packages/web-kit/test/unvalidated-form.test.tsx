import { defer } from '@marquee/contracts/deferred/schema';
import { z } from '@marquee/contracts/deferred/zod';
import { ErrorSummary, TextField } from '@marquee/ui';
import { useContractForm } from '@marquee/web-kit/forms';
import { renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { z as zod } from 'zod';

/** A schema that uses a function that zod does not have, so that it can never be built. */
const amount = defer(null, 'amountOfLaterRelease', []) as unknown as zod.ZodString;
const termsForm = z.object({ discount: amount });

type TermsFormProps = { save: (terms: unknown) => Promise<void>; isCheckedByServer?: boolean };

function TermsForm({ save, isCheckedByServer = false }: TermsFormProps) {
  const form = useContractForm(termsForm, { defaultValues: { discount: '' }, isCheckedByServer });
  return (
    <form noValidate onSubmit={form.submit(save, () => undefined)}>
      <ErrorSummary {...form.summary} />
      <TextField label="Discount" {...form.field('discount')} />
      <button type="submit">{form.isSubmitting ? 'Saving' : 'Save'}</button>
    </form>
  );
}

describe('a form that cannot be validated', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('when it is submitted, then nothing is sent, a toast says so, and the input stays', async () => {
    const save = jest.fn();
    const { user } = renderWithApp(<TermsForm save={save} />);

    await user.type(screen.getByLabelText('Discount'), 'abc{Enter}');

    expect(
      await screen.findByText('This could not be checked. Reload the page and try again.'),
    ).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Discount')).toHaveValue('abc');
  });

  test('when it was not sent, then it can be submitted again, and its summary names no field', async () => {
    const { user } = renderWithApp(<TermsForm save={jest.fn()} />);

    await user.type(screen.getByLabelText('Discount'), 'abc{Enter}');

    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
    });
    expect(screen.queryByText(/Please fix/)).not.toBeInTheDocument();
  });

  test('when the server validates the same values, then they are sent as entered', async () => {
    const save = jest.fn().mockResolvedValue(undefined);
    const { user } = renderWithApp(<TermsForm save={save} isCheckedByServer />);

    await user.type(screen.getByLabelText('Discount'), 'abc{Enter}');

    await waitFor(() => {
      expect(save).toHaveBeenCalledWith({ discount: 'abc' });
    });
  });
});
