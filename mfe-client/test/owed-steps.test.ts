import { owedSteps } from '../src/pages/dashboard/owed-steps.ts';
import { anInvoice } from './an-invoice.ts';

describe('what is to be paid next', () => {
  test('when nothing is owed, then there is nothing', () => {
    expect(owedSteps([])).toEqual([]);
  });

  test('when a deposit is owed, then it says how much and until when, and leads to its invoice', () => {
    const invoice = anInvoice();

    expect(owedSteps([invoice])).toEqual([
      {
        stage: 'Deposit of $269.70 is due Oct 11, 2099',
        state: 'waiting',
        link: { to: `/client/invoices/${invoice.id}`, words: 'Invoice for Leïla’s Henna Night' },
      },
    ]);
  });

  test('when it is overdue, then words say since when, and it is the client’s turn', () => {
    const [step] = owedSteps([anInvoice({ amount: '899.00', isOverdue: true, dueOn: '2025-08-20' })]);

    expect(step).toMatchObject({
      stage: 'Full payment of $899.00 is overdue (due Aug 20, 2025)',
      state: 'action',
    });
  });
});
