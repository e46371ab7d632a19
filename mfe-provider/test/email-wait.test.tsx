import { getQuote, listQuotes } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answer, aProviderUser } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anApprovedQuote, aSentQuote } from './a-quote.ts';
import { renderEditor, renderProvider } from './render-provider.tsx';

const confirmation = { waitsFor: 'confirmation' } as const;

function open(quote: ProviderQuote) {
  const session = aProviderUser({ emailVerified: false });
  return renderProvider({ session, answers: [answer(listQuotes, [quote]), answer(getQuote, quote)] });
}

describe('the email about a sent quote', () => {
  test('when it waits for a confirmed address, then the editor says so as long as it does', async () => {
    renderEditor(aSentQuote({ email: confirmation }));

    expect(
      await screen.findByText(/^Confirm your email address and we will email .?Marta Reyes/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  });

  test.each([
    [{ waitsFor: 'limit', sendsAt: '2099-09-20T15:00:00.000Z' } as const, /^We limit emails .* on .*2099/],
    [
      { waitsFor: 'limit', isWithheld: true } as const,
      /^We limit emails .* Send the link to the quote yourself/,
    ],
  ])('when a limit makes it wait (%j), then the editor says so', async (email, said) => {
    renderEditor(aSentQuote({ email }));

    expect(await screen.findByText(said)).toBeVisible();
  });

  test('when it would wait for a confirmed address, then the dialog says so before it is sent', async () => {
    const { user } = open(anApprovedQuote({ email: confirmation }));

    await user.click(await screen.findByRole('button', { name: 'Send to Client' }));

    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      await dialog.findByText(/^Confirm your email address and we will email .?Marta Reyes/),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  });
});
