import { SectionHeader } from '@marquee/ui';
import { ChartGrid } from './chart-grid.ts';
import type { RevenueBar } from './revenue-bars.ts';
import { RevenueTable } from './revenue-table.tsx';
import type { StatusBar } from './status-bars.ts';
import { StatusesTable } from './statuses-table.tsx';

type FiguresTablesProps = { revenue: readonly RevenueBar[]; statuses: readonly StatusBar[] };

export function FiguresTables({ revenue, statuses }: FiguresTablesProps) {
  return (
    <ChartGrid>
      <div>
        <SectionHeader title="Monthly Revenue" />
        <RevenueTable revenue={revenue} />
      </div>
      <div>
        <SectionHeader title="Leads by status" />
        <StatusesTable statuses={statuses} />
      </div>
    </ChartGrid>
  );
}
