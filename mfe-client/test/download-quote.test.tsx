import { getClientQuotePdf, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { renderClient } from './render-client.tsx';

describe('download a quote', () => {
  test('when the client downloads a quote, then the browser saves that quote', async () => {
    const quote = aQuote({});
    const headers = { 'content-disposition': 'attachment; filename="marquee-quote-1.pdf"' };
    const answers = [answer(listClientQuotes, [quote]), answer(getClientQuotePdf, '%PDF', { headers })];
    const { user, calls, savedAs } = renderClient({ route: '/client-admin?tab=quotes', answers });

    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));

    await waitFor(() => {
      expect(savedAs()).toBe('marquee-quote-1.pdf');
    });
    expect(calls(getClientQuotePdf).map(({ params }) => params)).toEqual([{ id: quote.id }]);
  });
});
