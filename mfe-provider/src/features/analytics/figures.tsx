import type { EventSummary } from '@marquee/contracts/events';
import { Skeleton } from '@marquee/ui';
import { lazy, Suspense, useState } from 'react';
import { FiguresTables } from './figures-tables.tsx';
import { FiguresToggle } from './figures-toggle.tsx';
import { toStatusBars } from './status-bars.ts';
import { toRevenueBars } from './revenue-bars.ts';

/** A separate chunk, because only the charts need the chart library. */
const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }));

type FiguresProps = { summary: EventSummary };

/** Shows the figures as charts or as tables. */
export function Figures({ summary }: FiguresProps) {
  const [areTables, setAreTables] = useState(false);
  const figures = {
    revenue: toRevenueBars(summary.revenueByMonth),
    statuses: toStatusBars(summary.byStatus),
    events: summary.events,
  };

  return (
    <>
      {areTables ? (
        <FiguresTables {...figures} />
      ) : (
        <Suspense fallback={<Skeleton label="Loading the charts" rows={5} />}>
          <Charts {...figures} />
        </Suspense>
      )}
      <FiguresToggle
        subject="figures"
        areTables={areTables}
        onToggle={() => {
          setAreTables(!areTables);
        }}
      />
    </>
  );
}
