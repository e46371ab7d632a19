import type { MonthFlow, PaymentSummary } from '@marquee/contracts/payment-summary';

const nothing = { paid: '0.00', refunded: '0.00', received: '0.00', payments: 0 };

export function aMonth(month: string, flow: Partial<MonthFlow> = {}): MonthFlow {
  return { month, ...nothing, ...flow };
}

/** The payments of 2025 as of August: none received, none due. */
export function aPaymentSummary(overrides: Partial<PaymentSummary> = {}): PaymentSummary {
  return {
    year: 2025,
    years: [2025],
    months: ['2025-06', '2025-07', '2025-08'].map((month) => aMonth(month)),
    total: nothing,
    thisMonth: aMonth('2025-08'),
    outstanding: { count: 0, amount: '0.00' },
    overdue: { count: 0, amount: '0.00' },
    ...overrides,
  };
}
