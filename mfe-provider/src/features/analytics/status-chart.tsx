import { BarRows } from './bar-rows.tsx';
import type { StatusBar } from './status-bars.ts';

type StatusChartProps = { bars: readonly StatusBar[] };

const icons = {
  inquiry: 'inbox',
  proposal: 'send',
  booked: 'calendar-check',
  completed: 'check-check',
  cancelled: 'ban',
} as const;

export function StatusChart({ bars }: StatusChartProps) {
  const summary = bars.map(({ label, events }) => `${label} ${events}`).join(', ');

  return (
    <div role="img" aria-label={`Leads by status: ${summary}`}>
      <BarRows
        rows={bars.map(({ status, label, events }) => ({
          label,
          icon: icons[status],
          value: events,
          valueText: String(events),
          tone: status,
        }))}
      />
    </div>
  );
}
