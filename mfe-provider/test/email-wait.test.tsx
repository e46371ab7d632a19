import { getQuote, listQuotes } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answer, aProviderUser } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anApprovedQuote, aSentQuote } from './a-quote.ts';
import { renderEditor, renderProvider } from './render-provider.tsx';

const confirmation = { waitsFor: 'confirmation' } as const;
const limit = { waitsFor: 'limit', sendsAt: '2099-09-20T15:00:00.000Z' } as const;

function open(quote: ProviderQuote) {
  const session = aProviderUser({ emailVerified: false });
  return renderProvider({ session, answers: [answer(listQuotes, [quote]), answer(getQuote, quote)] });
}

describe('the email about a sent quote', () => {
  test.each([
    [confirmation, /^Email waits for you to confirm your address$/],
    [limit, /^Email scheduled for .*2099/],
    [{ waitsFor: 'limit', isWithheld: true } as const, /^Not emailed: send the link yourself$/],
  ])('when it waits (%j), then its row says so', async (email, said) => {
    open(aSentQuote({ email }));

    expect(await screen.findByText(said)).toBeVisible();
  });

  test('when it waits for nothing, then its row says nothing of it', async () => {
    open(aSentQuote());

    await screen.findByRole('link', { name: 'Sofia’s Sweet16' });

    expect(screen.queryByText(/^(?:Email|Not emailed)/)).toBeNull();
  });

  test('when it waits for a confirmed address, then the editor says so as long as it does', async () => {
    renderEditor(aSentQuote({ email: confirmation }));

    expect(
      await screen.findByText(/^Confirm your email address and we will email .?Marta Reyes/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
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
