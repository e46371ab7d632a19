import { screen } from '@testing-library/react';
import { anAcceptedQuote } from './a-quote.ts';
import { renderEditor } from './render-provider.tsx';

describe('a quote the client has accepted', () => {
  test('when it is opened, then nothing of the offer can be changed', async () => {
    renderEditor(anAcceptedQuote());

    expect(await screen.findByRole('textbox', { name: /Discount/ })).toHaveAttribute('readonly');
    for (const name of [/Add Service/, /^Remove/, /Save Terms/, /Approve/, /Send/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});
