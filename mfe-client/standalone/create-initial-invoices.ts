import { clientInvoice } from '@marquee/contracts/invoices';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { daysFrom } from '@marquee/api-mocks/days';
import { sample } from '@marquee/api-mocks/sample';
import { sixtieth, sunset } from './sample-records.ts';

/** Invoices of the booked party: the deposit was paid by card, the balance is due. */
export function createInitialInvoices(now: Date): ClientInvoice[] {
  const { on, at } = daysFrom(now);
  const shared = {
    ...{ quoteId: sixtieth.quote, eventId: sixtieth.event, eventName: 'Mum’s 60th', eventDate: on(14) },
    ...{ providerName: sunset.name, quoteTotal: '599.00', refundedAmount: '0.00' },
    ...{ creditNotes: [], toCome: [], voidReason: '' },
  };
  return [
    {
      ...sample(clientInvoice, { seed: 'balance', now }),
      ...shared,
      ...{ id: sixtieth.balance, number: 18, part: 'balance', status: 'sent', amount: '419.30' },
      ...{ dueOn: on(7), sentAt: at(-1), cardPayment: 'possible' },
    },
    {
      ...sample(clientInvoice, { seed: 'deposit', now }),
      ...shared,
      ...{ id: sixtieth.deposit, number: 12, part: 'deposit', status: 'paid', amount: '179.70' },
      ...{ dueOn: on(-20), sentAt: at(-20), paidAt: at(-19), cardPayment: 'not_offered' },
      payment: { method: 'card', paidOn: on(-19), recordedAt: at(-19) },
    },
  ];
}
