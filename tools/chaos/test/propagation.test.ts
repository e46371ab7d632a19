import { complaintsAboutAll, complaintsAboutPaths, figuresByPath } from '../src/check/judge-propagation.ts';
import { propagationPaths } from '../src/check/propagation-paths.ts';
import { eventsOfQuotes, awaitedChangesOf } from '../src/check/watch-propagation.ts';
import type { Propagation } from '../src/check/watch-propagation.ts';
import { createHistory } from '../src/history/history.ts';
import type { Change } from '../src/history/entry.ts';
import { anEntry } from './check-fixture.ts';

const limits = { p50: 200, p99: 1_000, minChanges: 20 };

/** The given number of changes on every path, each with the same delay; `slow` replaces the delays of the bookings. */
function propagations(slow: readonly (number | null)[] = []): Propagation[] {
  return propagationPaths.flatMap(({ name: path }) => {
    const delays =
      path === 'quote accepted → booked in events' && slow.length > 0 ? slow : Array<number>(20).fill(50);
    return delays.map((delay: number | null) => ({
      path,
      acknowledgedAt: 1_000,
      shownAt: delay === null ? null : 1_000 + delay,
    }));
  });
}

function complaints(seen: readonly Propagation[]): string[] {
  return complaintsAboutPaths(figuresByPath(seen), limits);
}

describe('the judgment of propagation', () => {
  test('when every path is fast, then nothing is wrong', () => {
    expect(complaints(propagations())).toEqual([]);
  });

  test('when only one path is slow, then it is reported and named first', () => {
    const seen = propagations(Array<number>(20).fill(10_000));

    expect(complaints(seen)).toEqual(['quote accepted → booked in events: too slow']);
    expect(figuresByPath(seen)[0]?.path).toBe('quote accepted → booked in events');
  });

  test('when one change of many never became visible, then its path is reported', () => {
    const seen = propagations([...Array<number>(500).fill(50), null]);

    expect(complaints(seen)).toEqual(['quote accepted → booked in events: 1 changes never became visible']);
  });

  test('when a path has too few changes, then it is reported', () => {
    expect(complaints(propagations([50]))).toEqual([
      'quote accepted → booked in events: only 1 changes took this path',
    ]);
  });
});

describe('the judgment of all changes together', () => {
  test('when half of all changes are fast, then nothing is wrong', () => {
    expect(complaintsAboutAll(propagations(Array<number>(20).fill(10_000)), 200)).toEqual([]);
  });

  test('when more than half of the changes wait for the next poll, then they are reported', () => {
    const waiting = propagations().map((propagation) => ({ ...propagation, shownAt: 1_500 }));

    expect(complaintsAboutAll(waiting, 200)).toEqual([
      'half of all changes became visible later than 500 ms',
    ]);
  });

  test('when more than half of the changes never became visible, then they are reported', () => {
    const lost = propagations().map((propagation) => ({ ...propagation, shownAt: null }));

    expect(complaintsAboutAll(lost, 200)).toEqual([
      'half of all changes became visible later than Infinity ms',
    ]);
  });

  test('when there are no changes, then their absence is reported', () => {
    expect(complaintsAboutAll([], 200)).toEqual(['no change became visible in any service']);
  });
});

describe('the effects that the watch expects of a change', () => {
  function historyWithAQuote() {
    const history = createHistory();
    const change: Change = { action: 'create-quote', marker: 'a', subject: null, about: 'event-1' };
    history.open(change).acknowledged({ subject: 'quote-1' });
    return history;
  }

  function lookedFor(...entry: Parameters<typeof anEntry>): string[] {
    const awaited = awaitedChangesOf(anEntry(...entry), eventsOfQuotes(historyWithAQuote()));
    return awaited.map(({ path, id }) => `${path}: ${id}`);
  }

  test('when a quote is accepted, then the watch expects the acceptance, the invoices, the booking, its message to quotes and an email', () => {
    expect(lookedFor('accept-quote', { subject: 'quote-1' })).toEqual([
      'quote accepted → billing: quote-1',
      'quote accepted → invoices in billing: quote-1',
      'quote accepted → invoice sent in billing → quotes: quote-1',
      'quote accepted → booked in events: event-1',
      'quote accepted → booked in events → quotes: event-1',
      'accept-quote → email stored: quote-accepted.quote-1',
    ]);
  });

  test('when an event is cancelled, then the watch expects the withdrawal of the event’s quote, if there is a quote', () => {
    expect(lookedFor('cancel-event', { subject: 'event-1' })).toContain(
      'event cancelled → quote withdrawn: quote-1',
    );
    expect(lookedFor('cancel-event', { subject: 'event-2' })).toEqual([
      'event cancelled → billing: event-2',
      'event ended → quotes: event-2',
      'cancel-event → email stored: event-cancelled.event-2',
    ]);
  });

  test('when a version is sent, then the watch expects an email', () => {
    const acknowledgedValues = { version: 2, payableCents: 100 };

    expect(lookedFor('send-quote', { subject: 'quote-1', acknowledgedValues })).toEqual([
      'send-quote → email stored: quote-sent.quote-1.2',
    ]);
  });

  test('when a profile is changed, then the watch expects the change in both services that store the profile', () => {
    expect(lookedFor('change-client-profile', { subject: 'client-1' })).toEqual([
      'client’s profile → events: client-1',
      'client’s profile → quotes: client-1',
    ]);
  });

  test('when no other service receives the change, then the watch expects nothing', () => {
    expect(lookedFor('add-line', { subject: 'quote-1' })).toEqual([]);
  });
});
