import { getQuote } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { screen } from '@testing-library/react';
import { anAcceptedQuote, anApprovedQuote, aQuote, aSentQuote } from '../test/a-quote.ts';
import { renderEditor } from '../test/render-provider.tsx';

const archived = { status: 'archived', archived: true, archivedAt: '2025-08-21T10:00:00.000Z' } as const;

/** Opens the editor and waits until the quote has loaded. Throws if the quote violates the contract. */
async function openEditor(quote: ProviderQuote) {
  const view = renderEditor(getQuote.response.parse(quote));
  await screen.findByRole('heading', { level: 1, name: quote.eventName });
  return view;
}

const button = (name: RegExp | string) => screen.queryByRole('button', { name });

describe('4 Send button', () => {
  test('when the quote is approved, then the button appears, and it was not shown before', async () => {
    const { unmount } = await openEditor(aQuote());
    expect(button('Approve for Review')).toBeVisible();
    expect(button('Send to Client')).not.toBeInTheDocument();
    unmount();

    await openEditor(anApprovedQuote());

    expect(button('Send to Client')).toBeVisible();
  });

  test('when the quote was sent, then the button is gone', async () => {
    await openEditor(aSentQuote());

    expect(button('Send to Client')).not.toBeInTheDocument();
  });

  test('when the quote was accepted, then the button is gone', async () => {
    await openEditor(anAcceptedQuote());

    expect(button(/Send to Client|Approve/)).not.toBeInTheDocument();
  });

  test('when the approved quote was archived, then the button is gone', async () => {
    await openEditor(anApprovedQuote(archived));

    expect(button('Send to Client')).not.toBeInTheDocument();
  });
});

describe('4 Accepted quote', () => {
  test('when the client has accepted, then the event name cannot be edited', async () => {
    await openEditor(anAcceptedQuote());

    expect(button('Edit event name')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Event Name' })).not.toBeInTheDocument();
  });

  test('when the client has accepted, then services cannot be added', async () => {
    await openEditor(anAcceptedQuote());

    expect(screen.queryByRole('form', { name: 'Add a service' })).not.toBeInTheDocument();
  });

  test('when the client has accepted, then services cannot be removed', async () => {
    await openEditor(anAcceptedQuote());

    expect(screen.getByRole('table', { name: 'Services' })).toHaveTextContent('Basic DJ Package');
    expect(button(/^Remove/)).not.toBeInTheDocument();
  });
});

describe('decisions Quote terms', () => {
  test('when a quote was accepted, then its terms cannot be changed', async () => {
    await openEditor(anAcceptedQuote());

    expect(screen.getByRole('textbox', { name: 'Discount' })).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveAttribute('readonly');
    expect(button('Save Terms')).not.toBeInTheDocument();
  });
});

describe('decisions Quotes that are not there', () => {
  test('when the provider opens an archived quote, then it can be read but not changed or archived again', async () => {
    await openEditor(aSentQuote(archived));

    expect(screen.getByRole('table', { name: 'Services' })).toHaveTextContent('Basic DJ Package');
    expect(screen.queryByRole('form', { name: 'Add a service' })).not.toBeInTheDocument();
    for (const name of ['Edit event name', 'Save Terms', 'Archive', /^Remove/]) {
      expect(button(name)).not.toBeInTheDocument();
    }
  });
});
