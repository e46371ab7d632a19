import { within } from '@testing-library/react';
import { aLine } from '../test/a-public-quote.ts';
import { openQuote } from '../test/open-quote.tsx';

describe('2 Public quote view', () => {
  test('when it is opened, then it says who the provider is', async () => {
    const { article } = await openQuote();

    for (const fact of [
      'Sunset Sound Co.',
      'Wedding and party DJs',
      'DJ Services',
      'Lighting',
      'bookings@sunset.example',
      '(212) 555-0178',
      '48 Water Street, Brooklyn, NY',
    ]) {
      expect(article.getByText(fact)).toBeVisible();
    }
  });

  test('when it is opened, then it says when it was created', async () => {
    const { article } = await openQuote({ createdAt: '2025-08-18T12:00:00.000Z' });

    expect(article.getByText('Created').parentElement).toHaveTextContent(/^CreatedAug 18, 2025$/);
  });

  test('when it is opened, then it names the client', async () => {
    const { article } = await openQuote({ clientName: 'Amara Okafor', clientEmail: 'amara@okafor.example' });

    expect(article.getByText('Amara Okafor')).toBeVisible();
    expect(article.getByText('amara@okafor.example')).toBeVisible();
  });

  test('when it is opened, then every line has its name, description, quantity, unit price and total', async () => {
    const serviceDescription = 'Ten units around the floor';
    const uplights = aLine({ serviceName: 'Uplights', serviceDescription });
    const { article } = await openQuote({
      lineItems: [{ ...uplights, quantity: 10, unitPrice: '25.00', totalPrice: '250.00' }],
    });

    const line = within(article.getByRole('row', { name: /Uplights/ }));

    const heads = article.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const cells = line.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Service', 'Quantity', 'Unit price', 'Total']);
    expect(cells.slice(1)).toEqual(['10', '$25.00', '$250.00']);
    expect(line.getByText(serviceDescription)).toBeVisible();
  });

  test('when it has notes, a validity and a total, then they are shown', async () => {
    const { article } = await openQuote({ notes: 'We arrive two hours before', validUntil: '2025-09-19' });

    expect(article.getByText('We arrive two hours before')).toBeVisible();
    expect(article.getByText('Valid until').parentElement).toHaveTextContent('Sep 19, 2025');
    expect(article.getByText('Total', { selector: 'p > span' }).parentElement).toHaveTextContent('$549.50');
  });
});

describe('9 Currency', () => {
  test('when a quote is read, then its id is shown as its last 8 characters', async () => {
    const { article } = await openQuote({ id: '00000000-0000-4000-8000-00009f2c41d8' });

    expect(article.getByText('Quote #9f2c41d8')).toBeVisible();
  });
});

describe('decisions Quote terms', () => {
  test('when the date has passed, then the quote can be read and says that it has expired', async () => {
    const { article } = await openQuote({ isExpired: true });

    expect(article.getByText('This quote has expired')).toBeVisible();
    expect(article.getByText('Total', { selector: 'p > span' }).parentElement).toHaveTextContent('$549.50');
  });
});
