import { updateQuote } from '@marquee/contracts/quote-operations';
import { expectToast } from '@marquee/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as termsForm from '../src/features/quotes/terms-form.tsx';
import { notes, renderTerms, saveButton } from './render-terms.tsx';

describe('the terms before their form has loaded', () => {
  test('when the provider does not interact with the page, then the fields show the terms and the form is not fetched', () => {
    const { fetchForm } = renderTerms();

    expect(screen.getByRole('textbox', { name: 'Discount' })).toHaveValue('0.00');
    expect(screen.getByRole('combobox', { name: 'Deposit' })).toHaveDisplayValue('No deposit');
    expect(fetchForm).not.toHaveBeenCalled();
  });

  test.each([
    { touch: 'a pointer moves', act: () => fireEvent.pointerMove(document.body) },
    { touch: 'a key is pressed', act: () => fireEvent.keyDown(document.body, { key: 'Tab' }) },
    { touch: 'a field takes the focus', act: () => fireEvent.focus(notes()) },
  ])('when $touch, then the form is fetched once', ({ act }) => {
    const { fetchForm } = renderTerms();

    act();
    act();

    expect(fetchForm).toHaveBeenCalledTimes(1);
  });

  test('when a field has the focus, then the form waits until the field is left, and receives the text', async () => {
    const { user, loadForm } = renderTerms();
    await user.type(notes(), 'By noon');
    const field = notes();

    const loaded = loadForm();
    await user.keyboard('!');
    expect(field).toHaveFocus();
    await user.click(document.body);
    await loaded;

    expect(notes()).toHaveValue('By noon!');
    expect(screen.getByText('Not saved')).toBeVisible();
  });

  test('when a value is typed, then no outdated preview is shown until the form has loaded', async () => {
    const { user, loadForm } = renderTerms();
    expect(screen.getByRole('group', { name: 'Payments' })).toBeVisible();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Deposit' }), 'A fixed amount');
    await user.type(screen.getByRole('textbox', { name: 'Deposit amount' }), '100');
    expect(screen.queryByRole('group', { name: 'Payments' })).toBeNull();
    await user.click(document.body);
    await loadForm();

    expect(screen.getByRole('group', { name: 'Payments' })).toHaveTextContent('$100.00');
  });

  test('when a date is half typed as the form loads, then its field stays until the provider leaves it', async () => {
    const { user, loadForm } = renderTerms();
    const date = screen.getByLabelText(/Valid until/);
    await user.click(date);

    const loaded = loadForm();
    await user.pointer({ target: document.body });
    expect(date).toBeInTheDocument();
    fireEvent.change(date, { target: { value: '2030-12-24' } });
    await user.click(document.body);
    await loaded;

    expect(screen.getByLabelText(/Valid until/)).toHaveValue('2030-12-24');
  });

  test('when a deposit is chosen, then its amount can be typed, and the form receives both', async () => {
    const { user, loadForm } = renderTerms();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Deposit' }), 'A fixed amount');
    await user.type(screen.getByRole('textbox', { name: 'Deposit amount' }), '100');
    await user.click(document.body);

    await loadForm();

    expect(screen.getByRole('combobox', { name: 'Deposit' })).toHaveDisplayValue('A fixed amount');
    expect(screen.getByRole('textbox', { name: 'Deposit amount' })).toHaveValue('100');
  });

  test('when the provider saves a chosen deposit with Enter, then the focus stays in the field of its amount', async () => {
    const deposit = { kind: 'amount', amount: '100.00' } as const;
    const { user, loadForm } = renderTerms({ paymentSchedule: { deposit, balanceDueDaysBefore: 7 } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Deposit' }), 'A fixed amount');
    await user.type(screen.getByRole('textbox', { name: 'Deposit amount' }), '100{Enter}');

    await loadForm();

    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Deposit amount' })).toHaveFocus();
    });
  });

  test('when the quote is fetched again before the form loads, then the save is based on the first response', async () => {
    const { user, calls, loadForm } = renderTerms();
    await user.type(notes(), 'By noon');
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    await loadForm();

    await user.click(saveButton());

    await waitFor(() => {
      expect(calls(updateQuote).map(({ body }) => body)).toEqual([
        expect.objectContaining({ notes: 'By noon', revision: 4 }),
      ]);
    });
  });

  test('when the provider saves the terms, then the form saves them as soon as it has loaded', async () => {
    const { user, calls, loadForm } = renderTerms();
    await user.type(notes(), 'By noon');
    await user.click(saveButton());
    expect(calls(updateQuote)).toEqual([]);

    await loadForm();

    await expectToast('Quote Updated');
    expect(calls(updateQuote).map(({ body }) => body)).toEqual([
      expect.objectContaining({ notes: 'By noon', revision: 4 }),
    ]);
  });

  test('when the pointer is held down on a button as the form loads, then the click is not lost', async () => {
    const { user, loadForm } = renderTerms();
    await user.type(notes(), 'By noon');
    await user.pointer({
      keys: '[MouseLeft>]',
      target: screen.getByRole('button', { name: 'Discard Changes' }),
    });

    const loaded = loadForm();
    await user.pointer({ keys: '[/MouseLeft]' });
    await loaded;

    expect(notes()).toHaveValue('');
    expect(screen.getByText('Saved')).toBeVisible();
  });

  test('when the dialog about unsaved changes is open as the form loads, then it stays open', async () => {
    const { user, loadForm, goTo, path } = renderTerms();
    await user.type(notes(), 'By noon');
    await goTo('/elsewhere');
    expect(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })).toBeVisible();

    await loadForm();

    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(path()).toBe('/elsewhere');
  });

  test('when a text is typed and deleted again, then nothing is unsaved', async () => {
    const { user } = renderTerms();
    await user.type(notes(), 'B');
    expect(screen.getByText('Not saved')).toBeVisible();

    await user.type(notes(), '{Backspace}');

    expect(screen.getByText('Saved')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard Changes' })).toBeNull();
  });

  test('when the provider discards the typed values, then the fields show the saved values', async () => {
    const { user } = renderTerms();
    await user.type(notes(), 'By noon');

    await user.click(screen.getByRole('button', { name: 'Discard Changes' }));

    expect(notes()).toHaveValue('');
    expect(saveButton()).toHaveFocus();
  });
});

describe('the terms whose form fails to load', () => {
  test('when the provider saves the terms, then a toast says that they are not saved, the text stays, and the second click saves it', async () => {
    const { user, calls, fetchForm } = renderTerms();
    fetchForm.mockReset().mockRejectedValue(new Error('the script failed to load'));
    await user.type(notes(), 'By noon');

    await user.click(saveButton());

    await expectToast('Something Went Wrong', 'Your changes are not saved. Try again.');
    expect(notes()).toHaveValue('By noon');
    fetchForm.mockResolvedValue(termsForm);
    await user.click(saveButton());
    await expectToast('Quote Updated');
    expect(calls(updateQuote)).toHaveLength(1);
  });
});
