import {
  getInvoiceNumberLabel,
  getInvoicePartLabel,
  getInvoicePurpose,
  getInvoiceDisplayStatus,
  getInvoiceTitle,
} from '@marquee/web-kit';

describe('texts of an invoice', () => {
  test('when it was not paid in time, then it is shown as overdue', () => {
    expect(getInvoiceDisplayStatus({ status: 'sent', isOverdue: true })).toBe('overdue');
    expect(getInvoiceDisplayStatus({ status: 'sent', isOverdue: false })).toBe('sent');
  });

  test.each([
    { eventName: 'Okafor Family Reunion', number: 12, title: 'Invoice for Okafor Family Reunion' },
    { eventName: '', number: 12, title: 'Invoice 12' },
    { eventName: '', number: null, title: 'Invoice' },
  ])(
    'when its event name is "$eventName" and its number $number, then its title is $title',
    ({ title, ...invoice }) => {
      expect(getInvoiceTitle(invoice)).toBe(title);
    },
  );

  test('when it was never sent, then a text replaces its number', () => {
    expect(getInvoiceNumberLabel({ number: null, status: 'draft' })).toBe('Draft');
    expect(getInvoiceNumberLabel({ number: null, status: 'void' })).toBe('Not sent');
    expect(getInvoiceNumberLabel({ number: 12, status: 'sent' })).toBe('No. 12');
  });

  test.each([
    { part: 'deposit', amount: '4380.00', quoteTotal: '14600.00', words: 'Deposit (30% of $14,600.00)' },
    { part: 'balance', amount: '10220.00', quoteTotal: '14600.00', words: 'Balance (70% of $14,600.00)' },
    { part: 'deposit', amount: '333.30', quoteTotal: '999.99', words: 'Deposit ($333.30 of $999.99)' },
    { part: 'deposit', amount: '300.00', quoteTotal: '999.99', words: 'Deposit (30% of $999.99)' },
    { part: 'balance', amount: '549.50', quoteTotal: '549.50', words: 'Full payment' },
  ] as const)(
    'when its amount is $amount of $quoteTotal, then its purpose is $words',
    ({ words, ...invoice }) => {
      expect(getInvoicePurpose(invoice)).toBe(words);
    },
  );

  test.each([
    { part: 'deposit', amount: '164.85', words: 'Deposit' },
    { part: 'balance', amount: '384.65', words: 'Balance' },
    { part: 'balance', amount: '549.50', words: 'Full payment' },
    { part: 'deposit', amount: '549.50', words: 'Full payment' },
  ] as const)(
    'when its amount is $amount of $549.50 and its part $part, then its label is $words',
    ({ words, ...invoice }) => {
      expect(getInvoicePartLabel({ ...invoice, quoteTotal: '549.50' })).toBe(words);
    },
  );
});
