import type { EventSummary } from '@marquee/contracts/events';
import { ActionLink, Icon, Skeleton, theme } from '@marquee/ui';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { FiguresTables } from './figures-tables.tsx';
import { toStatusBars } from './status-bars.ts';
import { toRevenueBars } from './revenue-bars.ts';

/** Nobody else needs the drawing library. */
const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }));

type FiguresProps = { summary: EventSummary };

/** The same figures drawn, or as tables. */
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
      <Toggle
        as="button"
        type="button"
        onClick={() => {
          setAreTables(!areTables);
        }}
      >
        <Icon name={areTables ? 'trending-up' : 'table'} size={16} />
        <span>{areTables ? 'Show the figures as charts' : 'Show the figures as a table'}</span>
      </Toggle>
    </>
  );
}

const Toggle = styled(ActionLink)`
  justify-self: start;
  color: ${theme.color.ink};
  text-decoration: underline;
  text-underline-offset: 4px;
`;
