import { BarRows } from './bar-rows.tsx';
import type { RevenueBar } from './revenue-bars.ts';
import { RevenueColumns } from './revenue-columns.tsx';
import { useWidth } from './use-width.ts';

type RevenueChartProps = { bars: readonly RevenueBar[] };

/** What a column needs for its month and its figure to stand beside the next one's. */
const narrowestColumn = 46;
const axisWidth = 60;

/** Columns, and rows where a year of columns does not fit. */
export function RevenueChart({ bars }: RevenueChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const summary = bars.map(({ month, words }) => `${month} ${words}`).join(', ');

  return (
    <div ref={ref} role="img" aria-label={`Monthly revenue: ${summary}`}>
      {width >= axisWidth + bars.length * narrowestColumn ? (
        <RevenueColumns bars={bars} width={width} />
      ) : (
        <BarRows
          rows={bars.map(({ month, dollars, words, isCurrent }) => ({
            label: month,
            value: dollars,
            words,
            tone: isCurrent ? 'current' : 'revenue',
          }))}
        />
      )}
    </div>
  );
}
