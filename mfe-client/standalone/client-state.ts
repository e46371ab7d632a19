import type { AccountSettings, ClientProfile } from '@marquee/contracts/accounts';
import type { BillingAddressView } from '@marquee/contracts/billing-address-operations';
import type { EventView } from '@marquee/contracts/events';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { amara } from './sample-records.ts';
import { createInitialEvents } from './create-initial-events.ts';
import { createInitialInvoices } from './create-initial-invoices.ts';
import { createInitialQuotes } from './create-initial-quotes.ts';

/** The client's records. Lists are newest first, as the services return them. */
export type ClientState = {
  profile: ClientProfile;
  settings: AccountSettings;
  events: EventView[];
  quotes: ClientQuote[];
  invoices: ClientInvoice[];
  billingAddress: BillingAddressView;
};

export function createInitialState(now: Date): ClientState {
  return {
    profile: amara,
    settings: { eventReminders: true, marketingEmails: false },
    events: createInitialEvents(now),
    quotes: createInitialQuotes(now),
    invoices: createInitialInvoices(now),
    billingAddress: { billingAddress: '', revision: 0 },
  };
}
