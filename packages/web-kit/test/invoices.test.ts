import {
  invoiceNumberOf,
  invoicePartLabelOf,
  invoicePurposeOf,
  invoiceStandingOf,
  invoiceTitleOf,
} from '@marquee/web-kit';

describe('an invoice in words', () => {
  test('when it was not paid in time, then it is overdue, whatever its status', () => {
    expect(invoiceStandingOf({ status: 'sent', isOverdue: true })).toBe('overdue');
    expect(invoiceStandingOf({ status: 'sent', isOverdue: false })).toBe('sent');
  });

  test.each([
    { eventName: 'Okafor Family Reunion', number: 12, title: 'Invoice for Okafor Family Reunion' },
    { eventName: '', number: 12, title: 'Invoice 12' },
    { eventName: '', number: null, title: 'Invoice' },
  ])('when it is known by $eventName and $number, then it is called $title', ({ title, ...invoice }) => {
    expect(invoiceTitleOf(invoice)).toBe(title);
  });

  test('when it was never sent, then it has no number', () => {
    expect(invoiceNumberOf({ number: null, status: 'draft' })).toBe('Draft');
    expect(invoiceNumberOf({ number: null, status: 'void' })).toBe('Not sent');
    expect(invoiceNumberOf({ number: 12, status: 'sent' })).toBe('No. 12');
  });

  test.each([
    { part: 'deposit', amount: '4380.00', quoteTotal: '14600.00', words: 'Deposit (30% of $14,600.00)' },
    { part: 'balance', amount: '10220.00', quoteTotal: '14600.00', words: 'Balance (70% of $14,600.00)' },
    { part: 'deposit', amount: '333.30', quoteTotal: '999.99', words: 'Deposit ($333.30 of $999.99)' },
    { part: 'deposit', amount: '300.00', quoteTotal: '999.99', words: 'Deposit (30% of $999.99)' },
    { part: 'balance', amount: '549.50', quoteTotal: '549.50', words: 'Full payment' },
  ] as const)('when it asks for $amount of $quoteTotal, then it is for $words', ({ words, ...invoice }) => {
    expect(invoicePurposeOf(invoice)).toBe(words);
  });

  test.each([
    { part: 'deposit', amount: '164.85', words: 'Deposit' },
    { part: 'balance', amount: '384.65', words: 'Balance' },
    { part: 'balance', amount: '549.50', words: 'Full payment' },
    { part: 'deposit', amount: '549.50', words: 'Full payment' },
  ] as const)(
    'when it asks for $amount of $549.50 as $part, then it is the $words',
    ({ words, ...invoice }) => {
      expect(invoicePartLabelOf({ ...invoice, quoteTotal: '549.50' })).toBe(words);
    },
  );
});
