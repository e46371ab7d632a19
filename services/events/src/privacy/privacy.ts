import { eventsExportCollected } from '@marquee/contracts/messages/privacy-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { collectExport } from '@marquee/service-kit/privacy/collect-export';
import { eraseAccount } from '@marquee/service-kit/privacy/erase-account';
import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { eraseAnswers } from '@marquee/service-kit/privacy/erase-answers';
import { createExportPages } from '@marquee/service-kit/privacy/export-pages';
import { forgetCallsOf } from '@marquee/service-kit/store/call-record';
import type { Connection } from '@marquee/service-kit/store/database';
import type { EventDeps } from '../events/event-deps.ts';
import { eraseEvents } from './erase-events.ts';
import { eventRecords } from './event-records.ts';

/** Exports and erases the service's data of an account. */
export function createPrivacy(connection: Connection, deps: EventDeps) {
  const { events, clients, providers, now } = deps;
  const pages = createExportPages(connection, eventsExportCollected);
  const erasers: Eraser[] = [
    // These two run before `eraseEvents` looks up the events. If a call inserts an event after that lookup, the call finds the client or the
    // provider erased, and removes the event itself.
    clients.project,
    providers.project,
    eraseEvents(deps),
    eraseAnswers(connection, events),
    (erasure) => pages.eraseOf(erasure),
    ({ payload }) => forgetCallsOf(connection, payload.accountId),
  ];
  const subscriptions: Subscription[] = [
    collectExport({ queue: 'events.collect-export', pages, sources: eventRecords(deps), now }),
    eraseAccount({ queue: 'events.erase-account', erasers }),
  ];
  return { stores: [pages], subscriptions };
}
