import type { CurrentUser } from '@marquee/contracts/accounts';
import { getSubscription } from '@marquee/contracts/billing-operations';
import { listProviderRequests } from '@marquee/contracts/event-operations';
import { getInvoiceAging, listInvoices } from '@marquee/contracts/invoice-operations';
import { getPaymentDefault } from '@marquee/contracts/payment-default-operations';
import { getPaymentSummary } from '@marquee/contracts/payment-summary';
import { getPayouts } from '@marquee/contracts/payout-operations';
import { getProviderProfile } from '@marquee/contracts/profile-operations';
import { getQuote, getQuoteHistory, getWorkflow, listQuotes } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answer, aProviderUser, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { aPaymentSummary } from './a-payment-summary.ts';
import { emptyAging } from './an-invoice.ts';

type RenderProviderOptions = { route?: string; answers?: Answer[]; session?: CurrentUser };

export const trial = {
  status: 'trialing',
  trialEndsOn: '2099-10-01',
  daysRemaining: 41,
  monthlyPrice: '99.00',
  renewsOn: null,
  endsOn: null,
  payBy: null,
} as const;

/** Renders the provider's pages for a provider without records; the test's answers override the defaults. */
export function renderProvider({ route = '/provider', answers = [], session }: RenderProviderOptions = {}) {
  const provider = aProviderUser();
  return renderWithApp(<RemoteRoutes />, {
    route,
    session: session ?? provider,
    answers: [
      answer(getProviderProfile, provider.profile),
      answer(getSubscription, trial),
      answer(getPayouts, { status: 'not_connected' }),
      answer(getPaymentDefault, { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 }),
      answer(listQuotes, []),
      answer(listProviderRequests, []),
      answer(getWorkflow, []),
      answer(getQuoteHistory, []),
      answer(listInvoices, []),
      answer(getInvoiceAging, emptyAging),
      answer(getPaymentSummary, aPaymentSummary()),
      ...answers,
    ],
  });
}

/** Renders the editor of a quote. */
export function renderEditor(quote: ProviderQuote, answers: Answer[] = []) {
  return renderProvider({
    route: `/provider/quotes/${quote.id}`,
    answers: [answer(getQuote, quote), ...answers],
  });
}

/** Renders the editor and triggers the first interaction, which loads the form of the terms. */
export async function renderEditorWithTermsForm(quote: ProviderQuote, answers: Answer[] = []) {
  const view = renderEditor(quote, answers);
  await view.user.hover(await screen.findByRole('form', { name: 'Terms' }));
  return view;
}
