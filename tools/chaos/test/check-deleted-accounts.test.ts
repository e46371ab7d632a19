import { findingsOf } from '../src/check/findings-of.ts';
import type { Found } from '../src/check/found.ts';
import { deletedAccountsIn } from '../src/check/deleted-accounts.ts';
import { tracesIn } from '../src/check/traces-in.ts';
import type { Entry } from '../src/history/entry.ts';
import { anEntry } from './check-fixture.ts';
import { aSystemWithoutItsClient, entriesWithDeletion } from './check-deleted-account-fixture.ts';

const { audit, emails, projections, subscriptions } = aSystemWithoutItsClient();

function detailsAfter(found: Partial<Found>, more: readonly Entry[] = []): string {
  return findingsOf({ ...aSystemWithoutItsClient(), ...found }, [...entriesWithDeletion(), ...more])
    .map(({ kind, detail }) => `${kind}: ${detail}`)
    .join('\n');
}

describe('the checker: deleted accounts', () => {
  test('when nothing mentions a deleted account any more, then the checker finds nothing', () => {
    expect(detailsAfter({})).toBe('');
  });

  test('when a record still mentions a deleted account, then the record is left over', () => {
    expect(detailsAfter({ traces: [{ id: 'client', place: 'identity.sessions one' }] })).toBe(
      'left-over: identity.sessions one still mentions the deleted account client',
    );
  });

  test('when a projection still contains personal data, then the projection differs', () => {
    const kept = projections['events.client'].map((row) => ({ ...row, name: 'Robin Vale' }));

    expect(detailsAfter({ projections: { ...projections, 'events.client': kept } })).toContain(
      'differs: events.client client: name is "Robin Vale"',
    );
  });

  test.each([
    ['there is no farewell email', { emails: emails.slice(0, -1) }, 'lost: farewell email to client: 0'],
    [
      'there are two farewell emails',
      { emails: [...emails, ...emails.slice(-1).map((mail) => ({ ...mail, id: 'twin' }))] },
      'duplicate: farewell email to client: 2',
    ],
    [
      'the audit trail has no entry about the deletion',
      { audit: audit.slice(0, -1) },
      'lost: account-deleted of client in the audit trail: 0',
    ],
    [
      'the audit trail has two entries about the deletion',
      { audit: [...audit, ...audit.slice(-1)] },
      'duplicate: account-deleted of client in the audit trail: 2',
    ],
    [
      'a subscription is still open',
      { subscriptions: [...subscriptions, 'client'] },
      'lost: the subscription of the deleted account client is not closed',
    ],
  ])('when %s, then the checker reports a finding', (_what, found, detail) => {
    expect(detailsAfter(found)).toBe(detail);
  });

  test('when an event of a deleted client is missing, then a draft is not lost, but a sent event is', () => {
    const made = anEntry('create-event', {
      marker: 'm-draft',
      by: 'client',
      acknowledgedValues: { subject: 'draft' },
    });

    expect(detailsAfter({}, [made])).toBe('');
    expect(detailsAfter({}, [made, anEntry('send-event', { subject: 'draft' })])).toContain(
      'lost: event of m-draft was acknowledged, but does not exist',
    );
  });

  test('when an email was never sent, then it is lost only if the recipient’s account still exists', () => {
    const without = (id: string) => emails.filter((mail) => !mail.id.includes(id));

    expect(detailsAfter({ emails: without('quote-sent.quote.1') })).toBe('');
    expect(detailsAfter({ emails: without('quote-accepted.quote') })).toBe(
      'lost: no email quote-accepted.quote',
    );
  });
});

describe('deleted accounts in the history', () => {
  const repeated = {
    outcome: 'refused',
    code: 'unauthenticated',
    subject: 'client',
    about: 'client',
  } as const;

  test('when the answer was lost and the repetition is unauthenticated, then the account counts as deleted', () => {
    expect(deletedAccountsIn([anEntry('delete-account', { ...repeated, attempts: 2 })])).toHaveLength(1);
  });

  test('when the first attempt is rejected, then the account does not count as deleted', () => {
    expect(deletedAccountsIn([anEntry('delete-account', { ...repeated, attempts: 1 })])).toEqual([]);
  });
});

describe('traces of a deleted account', () => {
  const account = { id: 'id-1', role: 'client', marker: '0badcafe-1' };
  const tracesOf = (collection: string, document: Readonly<Record<string, unknown>>) =>
    tracesIn({ service: 'quotes', collection, document: { _id: 'one', ...document } }, [account]);

  test('when a name is deep in a document, then the name is a trace', () => {
    expect(tracesOf('quotes', { history: [{ notes: 'For Robin 0badcafe-1.' }] })).toEqual([
      { id: 'id-1', place: 'quotes.quotes one' },
    ]);
  });

  test('when a name contains a longer marker, then the name is not a trace', () => {
    expect(tracesOf('quotes', { clientName: 'Robin 0badcafe-12' })).toEqual([]);
  });

  test('when a record belongs to the account, then the record is a trace; the id of the account in another field is not', () => {
    expect(tracesOf('exportPages', { accountId: 'id-1' })).toHaveLength(1);
    expect(tracesOf('quotes', { clientId: 'id-1' })).toEqual([]);
  });

  test('when an issued invoice names the person, then only names outside its issued parties are traces', () => {
    const traced = (document: Readonly<Record<string, unknown>>) =>
      tracesIn(
        { service: 'billing', collection: 'invoices', document: { _id: 'one', number: 1, ...document } },
        [account],
      );

    expect(traced({ issued: { billedTo: { name: 'Robin 0badcafe-1' } } })).toEqual([]);
    expect(traced({ payment: { note: 'Robin 0badcafe-1' } })).toHaveLength(1);
    expect(traced({ issued: { note: 'Robin 0badcafe-1' } })).toHaveLength(1);
    expect(traced({ number: null, issued: { billedTo: { name: 'Robin 0badcafe-1' } } })).toHaveLength(1);
  });

  test('when a stored response names the person, then only a response to the deleted account is a trace', () => {
    expect(tracesOf('idempotentCalls', { account: 'id-2', answer: 'Robin 0badcafe-1' })).toEqual([]);
    expect(tracesOf('idempotentCalls', { account: 'id-1', answer: '' })).toHaveLength(1);
  });
});
