import type { PaymentSummary } from '@marquee/contracts/payment-summary';
import { Card, Small, Title3 } from '@marquee/ui';
import { MonthsChart } from './months-chart.tsx';
import { toPaymentBars } from './payment-bars.ts';

type PaymentsChartProps = { summary: PaymentSummary };

export function PaymentsChart({ summary }: PaymentsChartProps) {
  return (
    <Card>
      <Title3>Received by month</Title3>
      <Small>Payments by their date, less refunds by theirs, {summary.year}</Small>
      <MonthsChart label="Received by month" bars={toPaymentBars(summary)} />
    </Card>
  );
}
