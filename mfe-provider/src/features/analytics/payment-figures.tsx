import type { PaymentSummary } from '@marquee/contracts/payment-summary';
import { Skeleton, Small, StatTiles } from '@marquee/ui';
import { lazy, Suspense, useState } from 'react';
import { FiguresToggle } from './figures-toggle.tsx';
import { getPaymentTiles } from './get-payment-tiles.ts';
import { PaymentsTable } from './payments-table.tsx';

/** The chart library loads only if there is data to draw. */
const PaymentsChart = lazy(async () => ({ default: (await import('./payments-chart.tsx')).PaymentsChart }));

type PaymentFiguresProps = { summary: PaymentSummary };

export function PaymentFigures({ summary }: PaymentFiguresProps) {
  const [areTables, setAreTables] = useState(false);
  const { year, total } = summary;
  const isEmpty = total.payments === 0 && total.refunded === '0.00';

  return (
    <>
      <StatTiles label="Money received and owed" tiles={getPaymentTiles(summary)} />
      {isEmpty && <Small>No payments in {year}.</Small>}
      {!isEmpty && areTables && <PaymentsTable summary={summary} />}
      {!isEmpty && !areTables && (
        <Suspense fallback={<Skeleton label="Loading the payments" rows={5} />}>
          <PaymentsChart summary={summary} />
        </Suspense>
      )}
      {!isEmpty && (
        <FiguresToggle
          subject="payments"
          areTables={areTables}
          onToggle={() => {
            setAreTables(!areTables);
          }}
        />
      )}
    </>
  );
}
