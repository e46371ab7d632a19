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
  test('when nothing mentions them any more, then it finds nothing', () => {
    expect(detailsAfter({})).toBe('');
  });

  test('when something still mentions them, then it is left over', () => {
    expect(detailsAfter({ traces: [{ id: 'client', place: 'identity.sessions one' }] })).toBe(
      'left-over: identity.sessions one still tells of client, who has left',
    );
  });

  test('when a projection still contains them, then it differs', () => {
    const kept = projections['events.client'].map((row) => ({ ...row, name: 'Robin Vale' }));

    expect(detailsAfter({ projections: { ...projections, 'events.client': kept } })).toContain(
      'differs: events.client client: name is "Robin Vale"',
    );
  });

  test.each([
    [
      'there is no farewell email',
      { emails: emails.slice(0, -1) },
      'lost: mail that says farewell to client: 0',
    ],
    [
      'there are two farewell emails',
      { emails: [...emails, ...emails.slice(-1).map((mail) => ({ ...mail, id: 'twin' }))] },
      'duplicate: mail that says farewell to client: 2',
    ],
    [
      'the trail does not know of it',
      { audit: audit.slice(0, -1) },
      'lost: account-deleted of client in the audit trail: 0',
    ],
    [
      'the trail records it twice',
      { audit: [...audit, ...audit.slice(-1)] },
      'duplicate: account-deleted of client in the audit trail: 2',
    ],
    [
      'a subscription is still open',
      { subscriptions: [...subscriptions, 'client'] },
      'lost: the subscription of client, who has left, is not closed',
    ],
  ])('when %s, then that is a finding', (_what, found, detail) => {
    expect(detailsAfter(found)).toBe(detail);
  });

  test('when a draft of theirs is gone, then it is not lost, but a sent event is', () => {
    const made = anEntry('create-event', {
      marker: 'm-draft',
      by: 'client',
      acknowledgedValues: { subject: 'draft' },
    });

    expect(detailsAfter({}, [made])).toBe('');
    expect(detailsAfter({}, [made, anEntry('send-event', { subject: 'draft' })])).toContain(
      'lost: event of m-draft was acknowledged and is not there',
    );
  });

  test('when an email to them was never sent, then it is not missing; one to the other side is', () => {
    const without = (id: string) => emails.filter((mail) => !mail.id.includes(id));

    expect(detailsAfter({ emails: without('quote-sent.quote.1') })).toBe('');
    expect(detailsAfter({ emails: without('quote-accepted.quote') })).toBe(
      'lost: no mail quote-accepted.quote',
    );
  });
});

describe('the deleted accounts', () => {
  const repeated = {
    outcome: 'refused',
    code: 'unauthenticated',
    subject: 'client',
    about: 'client',
  } as const;

  test('when the answer was lost and the session gone, then the account is deleted', () => {
    expect(deletedAccountsIn([anEntry('delete-account', { ...repeated, attempts: 2 })])).toHaveLength(1);
  });

  test('when the deletion was rejected at once, then it is not', () => {
    expect(deletedAccountsIn([anEntry('delete-account', { ...repeated, attempts: 1 })])).toEqual([]);
  });
});

describe('the traces of a person', () => {
  const account = { id: 'id-1', role: 'client', marker: '0badcafe-1' };
  const tracesOf = (collection: string, document: Readonly<Record<string, unknown>>) =>
    tracesIn({ service: 'quotes', collection, document: { _id: 'one', ...document } }, [account]);

  test('when their name is deep in a document, then it is a trace', () => {
    expect(tracesOf('quotes', { history: [{ notes: 'For Robin 0badcafe-1.' }] })).toEqual([
      { id: 'id-1', place: 'quotes.quotes one' },
    ]);
  });

  test('when it is the name of a person with a longer marker, then it is none', () => {
    expect(tracesOf('quotes', { clientName: 'Robin 0badcafe-12' })).toEqual([]);
  });

  test('when a record is stored for their account, then it is a trace; under their id alone it is a pseudonym', () => {
    expect(tracesOf('exportPages', { accountId: 'id-1' })).toHaveLength(1);
    expect(tracesOf('quotes', { clientId: 'id-1' })).toEqual([]);
  });

  test('when an issued invoice names them, then it may; elsewhere in it they are a trace', () => {
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

  test('when a stored response to another account names them, then it may for a day', () => {
    expect(tracesOf('idempotentCalls', { account: 'id-2', answer: 'Robin 0badcafe-1' })).toEqual([]);
    expect(tracesOf('idempotentCalls', { account: 'id-1', answer: '' })).toHaveLength(1);
  });
});
