import { getPublicQuote, getPublicQuotePdf } from '@marquee/contracts/client-quote-operations';
import { answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { aPublicQuote } from './a-public-quote.ts';

const quote = aPublicQuote();

async function download(pdf: Answer) {
  const answers = [answer(getPublicQuote, quote), pdf];
  const view = renderWithApp(<RemoteRoutes />, { route: `/quote?quote=${quote.id}`, answers });
  await view.user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  return view;
}

describe('the download of the public quote', () => {
  test('when the visitor downloads it, then the browser saves it under the server’s file name', async () => {
    const headers = { 'content-disposition': 'attachment; filename="marquee-quote-9f2c41d8.pdf"' };

    const { calls, savedAs } = await download(answer(getPublicQuotePdf, '%PDF', { headers }));

    await waitFor(() => {
      expect(savedAs()).toBe('marquee-quote-9f2c41d8.pdf');
    });
    expect(calls(getPublicQuotePdf).map(({ params }) => params)).toEqual([{ id: quote.id }]);
  });

  test('when the server rejects it, then the page says why and saves nothing', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };

    const { savedAs } = await download(refuse(getPublicQuotePdf, outage));

    expect(await screen.findByText('Please try again in a moment')).toBeVisible();
    expect(savedAs()).toBeNull();
  });
});
