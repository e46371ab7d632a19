import { getOwedSteps } from '../src/pages/dashboard/owed-steps.ts';
import { anInvoice } from './an-invoice.ts';

describe('the client’s next payments', () => {
  test('when nothing is due, then there is no step', () => {
    expect(getOwedSteps([])).toEqual([]);
  });

  test('when a deposit is due, then the step shows amount and date and links to its invoice', () => {
    const invoice = anInvoice();

    expect(getOwedSteps([invoice])).toEqual([
      {
        stage: 'Deposit of $269.70 is due Oct 11, 2099',
        state: 'waiting',
        link: { to: `/client/invoices/${invoice.id}`, label: 'Invoice for Leïla’s Henna Night' },
      },
    ]);
  });

  test('when a payment is overdue, then the step shows since when, and the client has to act', () => {
    const [step] = getOwedSteps([anInvoice({ amount: '899.00', isOverdue: true, dueOn: '2025-08-20' })]);

    expect(step).toMatchObject({
      stage: 'Full payment of $899.00 is overdue (due Aug 20, 2025)',
      state: 'action',
    });
  });
});
