import * as account from '@marquee/contracts/account-operations';
import { getBillingAddress } from '@marquee/contracts/billing-address-operations';
import type { CurrentUser } from '@marquee/contracts/accounts';
import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { countWaitingQuotes, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listClientInvoices } from '@marquee/contracts/invoice-operations';
import { aClientUser, answer, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { RemoteRoutes } from '../src/routes.tsx';

type RenderClientOptions = { route: string; answers?: Answer[]; session?: CurrentUser };

/** Renders the client's pages for a signed-in client without records; the test's answers override the defaults. */
export function renderClient({ route, answers = [], session = aClientUser() }: RenderClientOptions) {
  return renderWithApp(<RemoteRoutes />, {
    route,
    session,
    answers: [
      answer(listClientEvents, []),
      answer(listClientQuotes, []),
      answer(listClientInvoices, []),
      answer(getBillingAddress, { billingAddress: '', revision: 0 }),
      answer(countWaitingQuotes, { count: 0 }),
      answer(account.getSettings, { eventReminders: true, marketingEmails: false }),
      ...answers,
    ],
  });
}
