import { providerInvoice } from '@marquee/contracts/invoices';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { daysFrom } from '@marquee/api-mocks/days';
import { sample } from '@marquee/api-mocks/sample';
import { marta, sixtieth } from './sample-records.ts';

/** Invoices of the booked event: the deposit is paid, the balance was sent and is unpaid. */
export function createInitialInvoices(now: Date): ProviderInvoice[] {
  const { on, at } = daysFrom(now);
  const shared = (seed: string): ProviderInvoice => ({
    ...sample(providerInvoice, { seed, now }),
    ...{ quoteId: sixtieth.quote, eventId: sixtieth.event, eventName: 'Abuela’s 60th Birthday' },
    ...{ eventDate: on(14), clientName: marta.name, clientEmail: marta.email, quoteTotal: '599.00' },
    ...{ refundedAmount: '0.00', creditNotes: [], voidReason: '', acceptedOn: on(-20) },
    timeZone: 'America/New_York',
  });
  return [
    {
      ...shared('balance'),
      ...{ id: sixtieth.balance, number: 18, part: 'balance', status: 'sent', amount: '419.30' },
      ...{ dueOn: on(7), sentAt: at(-1) },
    },
    {
      ...shared('deposit'),
      ...{ id: sixtieth.deposit, number: 12, part: 'deposit', status: 'paid', amount: '179.70' },
      ...{ dueOn: on(-20), sentAt: at(-20), paidAt: at(-19) },
      payment: { method: 'offline', paidOn: on(-19), note: 'Check 1042', recordedAt: at(-19) },
    },
  ];
}
