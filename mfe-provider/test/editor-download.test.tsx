import { removeLineItem } from '@marquee/contracts/quote-change-operations';
import { getQuotePdf } from '@marquee/contracts/quote-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aLineItem, aQuote } from './a-quote.ts';
import { renderEditor } from './render-provider.tsx';

const headers = { 'content-disposition': 'attachment; filename="marquee-quote-1.pdf"' };
const file = answer(getQuotePdf, '%PDF', { headers });

describe('downloading a quote from its editor', () => {
  test('when the provider downloads the quote, then the browser saves the file under the server’s file name', async () => {
    const quote = aQuote();
    const { user, calls, savedAs } = renderEditor(quote, [file]);

    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));

    await waitFor(() => {
      expect(savedAs()).toBe('marquee-quote-1.pdf');
    });
    expect(calls(getQuotePdf).map(({ params }) => params)).toEqual([{ id: quote.id }]);
  });

  test('when a service was just removed, then the removal is saved before the download', async () => {
    const quote = aQuote({ lineItems: [aLineItem(), aLineItem({ serviceName: 'Uplights' })] });
    const { user, calls, savedAs } = renderEditor(quote, [answer(removeLineItem, quote), file]);

    await user.click(await screen.findByRole('button', { name: 'Remove Uplights' }));
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));

    await waitFor(() => {
      expect(savedAs()).not.toBeNull();
    });
    expect(calls(removeLineItem)).toHaveLength(1);
  });
});
