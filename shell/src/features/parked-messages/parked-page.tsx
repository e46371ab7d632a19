import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { BelowHeads, Pager, Table } from '@marquee/ui';
import type { ListPage } from '@marquee/web-kit';
import type { OpenAct } from './message-act.ts';
import { NothingHere } from './nothing-here.tsx';
import { ParkedRow } from './parked-row.tsx';
import type { Place } from './places.ts';
import type { PlaceFilters } from './use-place-filters.ts';

type ParkedPageProps = {
  page: ListPage<ParkedMessageRow[]>;
  place: Place;
  filters: PlaceFilters;
  onAct: (act: OpenAct) => void;
};

export function ParkedPage({ page: { rows, total, next }, place, filters, onAct }: ParkedPageProps) {
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
      {rows.length === 0 ? (
        <BelowHeads>
          <NothingHere place={place} filters={filters} isNone={total === 0} />
        </BelowHeads>
      ) : (
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
      )}
    </>
  );
}
