import { getSubscription } from '@marquee/contracts/billing-operations';
import { getPayouts } from '@marquee/contracts/payout-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import { createPart } from '@marquee/web-kit/parts';
import type { Part } from '@marquee/web-kit/parts';
import { answer, aProviderUser, expectToast, renderWithApp } from '@marquee/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as termsForm from '../src/features/quotes/terms-form.tsx';
import { TermsSection } from '../src/features/quotes/terms-section.tsx';
import { useUnfinished } from '../src/features/quotes/use-unfinished.ts';
import { aQuote } from './a-quote.ts';
import { trial } from './render-provider.tsx';

type Module = typeof termsForm;

const quote = aQuote();
const change = { finish: async () => true };

function Terms({ form }: { form: Part<Module> }) {
  const { unfinished, hasUnsavedTerms } = useUnfinished();

  return (
    <>
      <p>{hasUnsavedTerms ? 'Not saved' : 'Saved'}</p>
      <TermsSection form={form} quote={quote} beginChange={async () => change} unfinished={unfinished} />
    </>
  );
}

/** The terms of a quote, with their form on its way. */
function renderTerms() {
  const fetchForm = jest.fn<Promise<Module>, []>();
  const arriving = Promise.withResolvers<Module>();
  fetchForm.mockReturnValue(arriving.promise);
  const view = renderWithApp(<Terms form={createPart(fetchForm)} />, {
    session: aProviderUser(),
    answers: [
      answer(updateQuote, { ...quote, notes: 'By noon', revision: 5 }),
      answer(getSubscription, trial),
      answer(getPayouts, { status: 'not_connected' }),
    ],
  });
  const arrive = async () => {
    const before = screen.getByRole('form', { name: 'Terms' });
    arriving.resolve(termsForm);
    await waitFor(() => {
      expect(before).not.toBeInTheDocument();
    });
  };
  return { ...view, fetchForm, arrive };
}

const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Notes/ });
const saveButton = () => screen.getByRole('button', { name: /^Sav(e Terms|ing)/ });

describe('the terms before their form is loaded', () => {
  test('when nobody touches the page, then they stand in fields and the form is not fetched', () => {
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

  test('when they are typed in, then the form goes on with the text, the focus and the caret', async () => {
    const { user, arrive } = renderTerms();
    await user.type(notes(), 'By noon');
    notes().setSelectionRange(2, 2);
    expect(screen.getByText('Not saved')).toBeVisible();

    await arrive();

    expect(notes()).toHaveFocus();
    await user.keyboard('!');
    expect(notes()).toHaveValue('By! noon');
    expect(screen.getByText('Not saved')).toBeVisible();
  });

  test('when a deposit is chosen, then its amount can be typed, and the form keeps both', async () => {
    const { user, arrive } = renderTerms();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Deposit' }), 'A fixed amount');
    await user.type(screen.getByRole('textbox', { name: 'Deposit amount' }), '100');

    await arrive();

    expect(screen.getByRole('combobox', { name: 'Deposit' })).toHaveDisplayValue('A fixed amount');
    expect(screen.getByRole('textbox', { name: 'Deposit amount' })).toHaveValue('100');
  });

  test('when the list of deposits is open as the form comes, then the choice is not lost', async () => {
    const { user, arrive } = renderTerms();
    const deposit = screen.getByRole('combobox', { name: 'Deposit' });
    await user.click(deposit);

    const arrived = arrive();
    await user.pointer({ target: document.body });
    expect(deposit).toBeInTheDocument();
    fireEvent.change(deposit, { target: { value: 'percent' } });
    await arrived;

    expect(screen.getByRole('combobox', { name: 'Deposit' })).toHaveDisplayValue('A percentage of the total');
  });

  test('when they are saved, then the form saves them as soon as it is there', async () => {
    const { user, calls, arrive } = renderTerms();
    await user.type(notes(), 'By noon');
    await user.click(saveButton());
    expect(calls(updateQuote)).toEqual([]);

    await arrive();

    await expectToast('Quote Updated');
    expect(calls(updateQuote).map(({ body }) => body)).toEqual([
      expect.objectContaining({ notes: 'By noon', revision: 4 }),
    ]);
  });

  test('when a button is held down as the form comes, then its press is not lost', async () => {
    const { user, arrive } = renderTerms();
    await user.type(notes(), 'By noon');
    await user.pointer({
      keys: '[MouseLeft>]',
      target: screen.getByRole('button', { name: 'Discard Changes' }),
    });

    const arrived = arrive();
    await user.pointer({ keys: '[/MouseLeft]' });
    await arrived;

    expect(notes()).toHaveValue('');
    expect(screen.getByText('Saved')).toBeVisible();
  });

  test('when they are discarded, then they stand as they are saved', async () => {
    const { user } = renderTerms();
    await user.type(notes(), 'By noon');

    await user.click(screen.getByRole('button', { name: 'Discard Changes' }));

    expect(notes()).toHaveValue('');
    expect(saveButton()).toHaveFocus();
  });
});

describe('the terms whose form does not come', () => {
  test('when they are saved, then a toast says so, the text stays, and the second press saves it', async () => {
    const { user, calls, fetchForm } = renderTerms();
    fetchForm.mockReset().mockRejectedValue(new Error('the script did not come'));
    await user.type(notes(), 'By noon');

    await user.click(saveButton());

    await expectToast('Something Went Wrong', 'This could not be opened. Reload the page.');
    expect(notes()).toHaveValue('By noon');
    fetchForm.mockResolvedValue(termsForm);
    await user.click(saveButton());
    await expectToast('Quote Updated');
    expect(calls(updateQuote)).toHaveLength(1);
  });
});
