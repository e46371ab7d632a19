import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import { refuse, renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { openQuote } from '../test/open-quote.tsx';

const id = '00000000-0000-4000-8000-00009f2c41d8';

describe('7 API calls', () => {
  test('when a visitor without an account opens a quote, then the page calls GET /api/public/quote/{quoteId} with the id of the quote', async () => {
    const { calls } = await openQuote({ id });

    expect(calls(getPublicQuote)).toMatchObject([{ call: `GET /api/public/quote/${id}`, body: undefined }]);
  });

  test.each([404, 429, 500, 503])(
    'when GET /api/public/quote/{quoteId} returns %i, then the page says that the quote was not found',
    async (status) => {
      const failure = refuse(getPublicQuote, { status, code: 'any', message: 'Any message' });

      renderWithApp(<RemoteRoutes />, { route: `/quote?quote=${id}`, answers: [failure] });

      expect(await screen.findByRole('heading', { level: 1, name: 'Quote Not Found' })).toBeVisible();
    },
  );
});
