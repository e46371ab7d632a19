import type { AccountSettings, ClientProfile } from '@marquee/contracts/accounts';
import type { BillingAddressView } from '@marquee/contracts/billing-address-operations';
import type { EventView } from '@marquee/contracts/events';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { amara } from './cast.ts';
import { firstEvents } from './first-events.ts';
import { firstInvoices } from './first-invoices.ts';
import { firstQuotes } from './first-quotes.ts';

/** The client's records, newest first, in the order of the services' lists. */
export type ClientWorld = {
  profile: ClientProfile;
  settings: AccountSettings;
  events: EventView[];
  quotes: ClientQuote[];
  invoices: ClientInvoice[];
  billingAddress: BillingAddressView;
};

export function beginWorld(now: Date): ClientWorld {
  return {
    profile: amara,
    settings: { eventReminders: true, marketingEmails: false },
    events: firstEvents(now),
    quotes: firstQuotes(now),
    invoices: firstInvoices(now),
    billingAddress: { billingAddress: '', revision: 0 },
  };
}
