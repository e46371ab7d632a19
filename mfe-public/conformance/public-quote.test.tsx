import { within } from '@testing-library/react';
import { aLine } from '../test/a-public-quote.ts';
import { openQuote } from '../test/open-quote.tsx';

describe('2 Public quote view', () => {
  test('when it is opened, then it says who the provider is', async () => {
    const { paper } = await openQuote();

    for (const fact of [
      'Sunset Sound Co.',
      'Wedding and party DJs',
      'DJ Services',
      'Lighting',
      'bookings@sunset.example',
      '(212) 555-0178',
      '48 Water Street, Brooklyn, NY',
    ]) {
      expect(paper.getByText(fact)).toBeVisible();
    }
  });

  test('when it is opened, then it says when it was created', async () => {
    const { paper } = await openQuote({ createdAt: '2025-08-18T12:00:00.000Z' });

    expect(paper.getByText('Created').parentElement).toHaveTextContent(/^CreatedAug 18, 2025$/);
  });

  test('when it is opened, then it names the client', async () => {
    const { paper } = await openQuote({ clientName: 'Amara Okafor', clientEmail: 'amara@okafor.example' });

    expect(paper.getByText('Amara Okafor')).toBeVisible();
    expect(paper.getByText('amara@okafor.example')).toBeVisible();
  });

  test('when it is opened, then every line has its name, description, quantity, unit price and total', async () => {
    const serviceDescription = 'Ten units around the floor';
    const uplights = aLine({ serviceName: 'Uplights', serviceDescription });
    const { paper } = await openQuote({
      lineItems: [{ ...uplights, quantity: 10, unitPrice: '25.00', totalPrice: '250.00' }],
    });

    const line = within(paper.getByRole('row', { name: /Uplights/ }));

    const heads = paper.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const cells = line.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Service', 'Quantity', 'Unit price', 'Total']);
    expect(cells.slice(1)).toEqual(['10', '$25.00', '$250.00']);
    expect(line.getByText(serviceDescription)).toBeVisible();
  });

  test('when it has notes, a validity and a total, then they are shown', async () => {
    const { paper } = await openQuote({ notes: 'We arrive two hours before', validUntil: '2025-09-19' });

    expect(paper.getByText('We arrive two hours before')).toBeVisible();
    expect(paper.getByText('Valid until').parentElement).toHaveTextContent('Sep 19, 2025');
    expect(paper.getByText('Total', { selector: 'p > span' }).parentElement).toHaveTextContent('$549.50');
  });
});

describe('9 Currency', () => {
  test('when a quote is read, then its id is shown as its last 8 characters', async () => {
    const { paper } = await openQuote({ id: '00000000-0000-4000-8000-00009f2c41d8' });

    expect(paper.getByText('Quote #9f2c41d8')).toBeVisible();
  });
});

describe('decisions Quote terms', () => {
  test('when the date has passed, then the quote can be read and says that it has expired', async () => {
    const { paper } = await openQuote({ isExpired: true });

    expect(paper.getByText('This quote has expired')).toBeVisible();
    expect(paper.getByText('Total', { selector: 'p > span' }).parentElement).toHaveTextContent('$549.50');
  });
});
