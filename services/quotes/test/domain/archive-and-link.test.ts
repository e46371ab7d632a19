import { randomUUID } from 'node:crypto';
import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { archive } from '../../src/quotes/domain/archive.ts';
import { linkToClient } from '../../src/quotes/domain/link-to-client.ts';
import { withdraw } from '../../src/quotes/domain/withdraw.ts';
import { after, aQuote, aQuoteIn, now } from '../support/a-quote.ts';

const notArchived = ['draft', 'approved_for_review', 'sent_to_client', 'client_accepted'] as const;

describe('archive a quote', () => {
  test.each(notArchived)('when it is %s, then it is archived', (status) => {
    expect(archive(aQuoteIn(status))).toEqual({ type: 'archived' });
  });

  test('when its provider has archived it, then nothing changes', () => {
    expect(archive(aQuoteIn('archived'))).toBeNull();
  });

  test('when it was withdrawn, then archiving is rejected as a conflict', () => {
    const quote = after(aQuoteIn('sent_to_client'), { type: 'withdrawn', reason: 'event-cancelled' });

    expect(refusalOf(() => archive(quote))).toMatchObject({
      kind: 'conflict',
      code: 'quote_withdrawn',
      message: 'This quote was withdrawn: the event was cancelled',
    });
  });

  test('when an account was deleted, then the rejection names that reason', () => {
    const withdrawn = after(aQuoteIn('sent_to_client'), { type: 'withdrawn', reason: 'account-deleted' });
    const quote = after(withdrawn, { type: 'erased', side: 'client' });

    expect(refusalOf(() => archive(quote))).toMatchObject({
      ...{ code: 'quote_withdrawn', message: 'This quote was withdrawn: an account was deleted' },
    });
  });
});

describe('withdraw a quote', () => {
  test.each(notArchived)('when it is %s, then it is withdrawn', (status) => {
    const fact = withdraw(aQuoteIn(status), 'event-cancelled');

    expect(fact).toEqual({ type: 'withdrawn', reason: 'event-cancelled' });
  });

  test('when it is archived, then nothing changes', () => {
    expect(withdraw(aQuoteIn('archived'), 'event-cancelled')).toBeNull();
  });
});

describe('an archived quote', () => {
  test('when its provider has archived it, then it has the time and the provider', () => {
    expect(aQuoteIn('archived')).toMatchObject({ archivedAt: now, archivedBy: 'provider' });
  });

  test('when the system has withdrawn it, then it has the time and the system', () => {
    const quote = after(aQuoteIn('draft'), { type: 'withdrawn', reason: 'event-cancelled' });

    expect(quote).toMatchObject({ archivedAt: now, archivedBy: 'system' });
  });
});

describe('assign a quote to a client', () => {
  test('when it waits for a client, then it is assigned', () => {
    const clientId = randomUUID();
    const waiting = aQuote({}, { clientId: null, clientName: '' });

    const linked = linkToClient(waiting, { id: clientId, name: 'Amara Okafor' });

    expect(linked).toEqual({ type: 'linked-to-client', clientId, clientName: 'Amara Okafor' });
  });

  test.each([
    ['no name', '', 'Amara Okafor'],
    ['the name that the provider has typed', 'Amara', 'Amara'],
  ])('when the assigned quote had %s, then it has the client and a name', (_case, typed, clientName) => {
    const waiting = aQuote({}, { clientId: null, clientName: typed });

    const quote = after(waiting, {
      type: 'linked-to-client',
      clientId: 'client-1',
      clientName: 'Amara Okafor',
    });

    expect(quote).toMatchObject({ clientId: 'client-1', clientName });
  });

  test('when it has a client already, then nothing changes', () => {
    expect(linkToClient(aQuote(), { id: randomUUID(), name: 'Somebody Else' })).toBeNull();
  });
});
