import { listProviderEvents, listProviderRequests } from '@marquee/contracts/event-operations';
import { listInvoices } from '@marquee/contracts/invoice-operations';
import { getWorkflow, listQuotes } from '@marquee/contracts/quote-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { aPipelineRow } from './a-pipeline-row.ts';
import { aQuote } from './a-quote.ts';
import { aRequest } from './a-request.ts';
import { anInvoice } from './an-invoice.ts';
import { renderProvider } from './render-provider.tsx';

const headers = { 'x-total-count': '4', 'x-left-out-count': '3', 'x-left-out-id': 'damaged-record' };

describe('a provider’s list that lacks damaged records', () => {
  test.each([
    ['quotes', '/provider?tab=quotes', answer(listQuotes, [aQuote()], { headers })],
    ['invoices', '/provider-admin?tab=invoices', answer(listInvoices, [anInvoice()], { headers })],
    ['events', '/provider-admin?tab=leads', answer(listProviderEvents, [aRequest()], { headers })],
    ['requests', '/provider?tab=requests', answer(listProviderRequests, [aRequest()], { headers })],
    ['records', '/provider?tab=workflow', answer(getWorkflow, [aPipelineRow()], { headers })],
  ])(
    'when a list leaves out damaged %s, then a notice shows their number and an id for support',
    async (rows, route, list) => {
      renderProvider({ route, answers: [list] });

      expect(
        await screen.findByText(
          `3 ${rows} cannot be shown. Please contact support with this id: damaged-record`,
        ),
      ).toBeVisible();
    },
  );
});
