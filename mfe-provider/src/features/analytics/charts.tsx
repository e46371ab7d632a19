import { Card, Small, Title2 } from '@marquee/ui';
import { ChartGrid } from './chart-grid.ts';
import { MonthsChart } from './months-chart.tsx';
import type { RevenueBar } from './revenue-bars.ts';
import { StatusChart } from './status-chart.tsx';
import type { StatusBar } from './status-bars.ts';

type ChartsProps = { revenue: readonly RevenueBar[]; statuses: readonly StatusBar[]; events: number };

export function Charts({ revenue, statuses, events }: ChartsProps) {
  return (
    <ChartGrid>
      <Card>
        <Title2>Monthly Revenue</Title2>
        <Small>Booked and completed events, {revenue[0]?.year}</Small>
        <MonthsChart label="Monthly revenue" bars={revenue} />
      </Card>
      <Card>
        <Title2>Leads by status</Title2>
        <Small>{events === 1 ? '1 event, all time' : `${events} events, all time`}</Small>
        <StatusChart bars={statuses} />
      </Card>
    </ChartGrid>
  );
}
