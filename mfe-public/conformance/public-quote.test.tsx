import { within } from '@testing-library/react';
import { aLine } from '../test/a-public-quote.ts';
import { openQuote } from '../test/open-quote.tsx';

describe('2 Public quote view', () => {
  test('when it is opened, then it shows the name, description, services and contact details of the provider', async () => {
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

  test('when it is opened, then it shows the date on which the quote was created', async () => {
    const { article } = await openQuote({ createdAt: '2025-08-18T12:00:00.000Z' });

    expect(article.getByText('Created').parentElement).toHaveTextContent(/^CreatedAug 18, 2025$/);
  });

  test('when it is opened, then it shows the name and email address of the client', async () => {
    const { article } = await openQuote({ clientName: 'Amara Okafor', clientEmail: 'amara@okafor.example' });

    expect(article.getByText('Amara Okafor')).toBeVisible();
    expect(article.getByText('amara@okafor.example')).toBeVisible();
  });

  test('when it is opened, then every line item has a name, description, quantity, unit price and total', async () => {
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

  test('when the quote has notes, a valid-until date and a total, then they are shown', async () => {
    const { article } = await openQuote({ notes: 'We arrive two hours before', validUntil: '2025-09-19' });

    expect(article.getByText('We arrive two hours before')).toBeVisible();
    expect(article.getByText('Valid until').parentElement).toHaveTextContent('Sep 19, 2025');
    expect(article.getByText('Total', { selector: 'p > span' }).parentElement).toHaveTextContent('$549.50');
  });
});

describe('9 Currency', () => {
  test('when a quote is shown, then its id is shortened to the last 8 characters', async () => {
    const { article } = await openQuote({ id: '00000000-0000-4000-8000-00009f2c41d8' });

    expect(article.getByText('Quote #9f2c41d8')).toBeVisible();
  });
});

describe('decisions Quote terms', () => {
  test('when the valid-until date has passed, then the quote can still be read and says that it has expired', async () => {
    const { article } = await openQuote({ isExpired: true });

    expect(article.getByText('This quote has expired')).toBeVisible();
    expect(article.getByText('Total', { selector: 'p > span' }).parentElement).toHaveTextContent('$549.50');
  });
});
