import type { EventStatus } from '@marquee/contracts/event-statuses';
import { maxPageSize } from '@marquee/contracts/list-query';
import type { ListQuery } from '@marquee/contracts/list-query';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Page } from '@marquee/service-kit/store/page';
import type { EventRepository } from './event-repository.ts';
import type { Event } from './domain/event.ts';
import { inOrderOf, requestSections, sectionOf } from './request-sections.ts';
import type { RequestSection } from './request-sections.ts';

type RequestsQuery = {
  providerId: string;
  /** The current calendar date in the platform's time zone. */
  today: string;
  page: ListQuery & { status?: EventStatus | undefined };
};

/** Returns one page of a provider's requests, section after section. A page may span several sections. */
export async function requestPage(events: EventRepository, query: RequestsQuery): Promise<Page<Event>> {
  const { after, limit = String(maxPageSize), ...rest } = query.page;
  const counted = { filter: ofProvider(query), sortBy: 'eventDate', page: { ...rest, limit: '1' } };
  const { total } = await events.page(counted);
  const last = after === undefined ? null : await findCursorEvent(events, after, query);
  const sections = requestSections(query.today).slice(last === null ? 0 : sectionOf(last, query.today));
  // Reads one row more than the page has, to learn whether another page follows.
  const found = await rowsOf(events, query, { sections, last, wanted: Number(limit) + 1 });
  const rows = found.slice(0, Number(limit));
  return { rows, total, next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null };
}

function ofProvider({ providerId }: RequestsQuery) {
  return { providerId, sentToProvider: true };
}

async function findCursorEvent(events: EventRepository, id: string, query: RequestsQuery): Promise<Event> {
  const event = await events.findOne({ id });
  if (event?.providerId !== query.providerId || !event.sentToProvider) {
    throw new DomainError('malformed', 'unknown_after', 'The list cannot be continued from there');
  }
  return event;
}

type Rest = { sections: readonly RequestSection[]; last: Event | null; wanted: number };

async function rowsOf(events: EventRepository, query: RequestsQuery, rest: Rest): Promise<Event[]> {
  const [section, ...sections] = rest.sections;
  const { last, wanted } = rest;
  if (section === undefined || wanted === 0) {
    return [];
  }
  const statuses = section.statuses.filter((status) => (query.page.status ?? status) === status);
  // One query per status, because not every database engine can read several statuses in index order.
  const byStatus = await Promise.all(
    statuses.map((status) => {
      const filter = { ...ofProvider(query), status };
      return readSection(events, { filter, section, last, limit: wanted });
    }),
  );
  const rows = byStatus.flat().toSorted(inOrderOf(section)).slice(0, wanted);
  return [...rows, ...(await rowsOf(events, query, { sections, last: null, wanted: wanted - rows.length }))];
}

type Reading = {
  filter: Record<string, unknown>;
  section: RequestSection;
  last: Event | null;
  limit: number;
};

/** Reads two ranges after the last seen event, as `pageOf` does, because not every database engine uses an index for `$or`. */
async function readSection(events: EventRepository, reading: Reading): Promise<Event[]> {
  const { filter, section, last, limit } = reading;
  const { dates, direction } = section;
  const sortBy = { field: 'eventDate', direction };
  if (last === null) {
    return events.find({ ...filter, ...(dates && { eventDate: dates }) }, { sortBy, limit });
  }
  const beyond = direction === 1 ? '$gt' : '$lt';
  const [equal, further] = await Promise.all([
    events.find({ ...filter, eventDate: last.eventDate, id: { [beyond]: last.id } }, { sortBy, limit }),
    events.find({ ...filter, eventDate: { ...dates, [beyond]: last.eventDate } }, { sortBy, limit }),
  ]);
  return [...equal, ...further];
}
