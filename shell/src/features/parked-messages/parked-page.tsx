import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { Box, Button, NothingFound, Pager, Table } from '@marquee/ui';
import type { ListPage } from '@marquee/web-kit';
import type { OpenAct } from './message-act.ts';
import { ParkedRow } from './parked-row.tsx';
import type { PlaceFilters } from './use-place-filters.ts';

type ParkedPageProps = {
  page: ListPage<ParkedMessageRow[]>;
  filters: PlaceFilters;
  onAct: (act: OpenAct) => void;
};

export function ParkedPage({ page: { rows, total, next }, filters, onAct }: ParkedPageProps) {
  if (rows.length === 0) {
    return <NothingHere onReset={filters.showAll} />;
  }
  const { firstRow, nextAfter } = filters;
  return (
    <>
      <Table label="Parked messages">
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">Reason</th>
            <th scope="col">Parked</th>
            <th scope="col" data-align="end">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((message) => (
            <ParkedRow key={message.id} message={message} onAct={onAct} />
          ))}
        </tbody>
      </Table>
      <Pager
        text={`${firstRow} to ${firstRow + rows.length - 1} of ${total}`}
        previousLabel="Previous page"
        nextLabel="Next page"
        onPrevious={filters.previous}
        onNext={
          next === null
            ? undefined
            : () => {
                nextAfter(next);
              }
        }
      />
    </>
  );
}

/** In this queue, or on a page whose messages have all been decided. */
function NothingHere({ onReset }: { onReset: () => void }) {
  return (
    <Box>
      <NothingFound
        title="Nothing is parked here"
        action={
          <Button variant="outline" size="small" onClick={onReset}>
            Show all queues
          </Button>
        }
      />
    </Box>
  );
}
