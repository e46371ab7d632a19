import { BarRows } from './bar-rows.tsx';
import type { MonthBar } from './month-bar.ts';
import { MonthColumns } from './month-columns.tsx';
import { useWidth } from './use-width.ts';

type MonthsChartProps = { label: string; bars: readonly MonthBar[] };

/** The minimum width of a column in pixels, so that labels and figures do not overlap. */
const minColumnWidth = 46;
const axisWidth = 60;

/** Renders the months as columns, or as rows if the columns do not fit. */
export function MonthsChart({ label, bars }: MonthsChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const summary = bars.map(({ month, valueText }) => `${month} ${valueText}`).join(', ');

  return (
    <div ref={ref} role="img" aria-label={`${label}: ${summary}`}>
      {width >= axisWidth + bars.length * minColumnWidth ? (
        <MonthColumns bars={bars} width={width} />
      ) : (
        <BarRows
          rows={bars.map(({ month, dollars, valueText, isCurrent }) => ({
            label: month,
            value: dollars,
            valueText,
            tone: isCurrent ? 'current' : 'revenue',
          }))}
        />
      )}
    </div>
  );
}
