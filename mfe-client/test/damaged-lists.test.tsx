import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listClientInvoices } from '@marquee/contracts/invoice-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { anEvent } from './an-event.ts';
import { anInvoice } from './an-invoice.ts';
import { renderClient } from './render-client.tsx';

const headers = { 'x-total-count': '2', 'x-left-out-count': '1', 'x-left-out-id': 'damaged-record' };

describe('a client’s list that lacks a damaged record', () => {
  test.each([
    ['events', '/client-admin', 'event', 'My Events (2)', answer(listClientEvents, [anEvent()], { headers })],
    [
      'events of the portal',
      '/client-portal',
      'event',
      'Your Events',
      answer(listClientEvents, [anEvent()], { headers }),
    ],
    [
      'quotes',
      '/client-admin?tab=quotes',
      'quote',
      'Quotes (2)',
      answer(listClientQuotes, [aQuote()], { headers }),
    ],
    [
      'invoices',
      '/client-admin?tab=invoices',
      'invoice',
      'Invoices (2)',
      answer(listClientInvoices, [anInvoice()], { headers }),
    ],
  ])(
    'when the list contains %s, then a notice says that one is missing and shows an id for support',
    async (_list, route, row, title, list) => {
      renderClient({ route, answers: [list] });

      expect(
        await screen.findByText(
          `1 ${row} cannot be shown. Please contact support with this id: damaged-record`,
        ),
      ).toBeVisible();
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    },
  );
});
