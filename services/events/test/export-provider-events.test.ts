import { changeEventStatus, exportProviderEvents } from '@marquee/contracts/event-operations';
import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import { quoteAccepted, quoteSent } from '@marquee/contracts/messages/quote-messages';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aQuoteSnapshot } from './support/snapshots.ts';
import { aBookedEvent, aDraft, aKnownProvider, aSentRequest } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

const head =
  'Client,Client email,Event,Type,Date,Start time,Guests,Venue,Value (USD),Status,Received,Quoted (USD)';

async function linesFor(provider: Awaited<ReturnType<typeof aKnownProvider>>, query = {}): Promise<string[]> {
  const { body } = await service.call(exportProviderEvents, { as: provider, query });
  return body.split('\r\n');
}

describe('export provider events', () => {
  test('when a provider exports events, then the answer is a CSV file named after the day and the provider', async () => {
    const provider = await aKnownProvider(service);

    const { status, headers } = await service.call(exportProviderEvents, { as: provider });

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="Events 2026-03-02 - .+\.csv"; /,
    );
  });

  test('when a spreadsheet opens the file, then its first bytes mark it as UTF-8', async () => {
    const token = await service.tokens.tokenFor(await aKnownProvider(service), 'events');

    const file = await service.fetch('/api/events/provider/export', {
      headers: { authorization: `Bearer ${token}` },
    });

    expect([...(await file.bytes()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('when there are events, then each is a line, the latest date is first, and the booked event has its total', async () => {
    const provider = await aKnownProvider(service);
    const { client } = await aSentRequest(service, { eventDate: '2026-06-20' }, { provider });
    await aBookedEvent(service, { eventDate: '2026-07-04', name: 'Fourth of July' }, { provider, client });

    const [first, booked, inquiry, end] = await linesFor(provider);

    expect([first, end]).toEqual([head, '']);
    expect(booked).toMatch(
      /,Fourth of July,Wedding,2026-07-04,17:00,120,"1 Water Street, Brooklyn",549\.50,Booked,2026-03-02T/,
    );
    expect(inquiry).toMatch(/,2026-06-20,17:00,120,"1 Water Street, Brooklyn",,New Inquiry,2026-03-02T/);
  });

  test('when a sent quote is not accepted yet, then the line has its amount with cents', async () => {
    const provider = await aKnownProvider(service);
    const { event } = await aSentRequest(service, {}, { provider });
    const sent = {
      status: 'sent_to_client',
      version: 1,
      sentToClientAt: '2026-03-02T14:00:00.000Z',
    } as const;
    const snapshot = aQuoteSnapshot({ eventId: event.id, payableCents: 149_950, ...sent });
    await service.deliver(quoteSent, snapshot, { aggregateId: snapshot.quoteId, aggregateVersion: 3 });

    const [, line] = await linesFor(provider);

    expect(line).toMatch(/,"1 Water Street, Brooklyn",,New Inquiry,[^,]+,1499\.50$/);
  });

  test('when the quote was accepted and its event is booked, then the amount stays in the line', async () => {
    const provider = await aKnownProvider(service);
    const { event } = await aSentRequest(service, {}, { provider });
    const sentToClientAt = '2026-03-02T14:00:00.000Z';
    const accepted = { status: 'client_accepted', clientAcceptedAt: '2026-03-02T14:59:58.000Z' } as const;
    const snapshot = aQuoteSnapshot({ eventId: event.id, version: 1, sentToClientAt, ...accepted });
    await service.deliver(quoteAccepted, snapshot, { aggregateId: snapshot.quoteId, aggregateVersion: 5 });

    const [, line] = await linesFor(provider);

    expect(line).toMatch(/,549\.50,Booked,[^,]+,549\.50$/);
  });

  test('when there is no event, then the file has only the header', async () => {
    expect(await linesFor(await aKnownProvider(service))).toEqual([head, '']);
  });

  test.each([
    { name: '=HYPERLINK("http://evil.example")', cell: `"'=HYPERLINK(""http://evil.example"")"` },
    { name: '+1+1', cell: "'+1+1" },
    { name: '-2', cell: "'-2" },
    { name: '@SUM(A1)', cell: "'@SUM(A1)" },
    { name: 'Ada "Countess", née Byron', cell: '"Ada ""Countess"", née Byron"' },
    { name: 'Anna\nand\u202e Ben', cell: 'Anna and Ben' },
  ])('when an event is called $name, then its cell contains $cell', async ({ name, cell }) => {
    const { provider } = await aSentRequest(service, { name });

    const { body } = await service.call(exportProviderEvents, { as: provider });

    expect(body).toContain(`,${cell},Wedding,`);
  });

  test.each(['\t=1', '\r=1'])(
    'when a client’s name begins with %j, then the cell is cleaned and escaped',
    async (name) => {
      const client = aClientCaller();
      const snapshot = {
        clientId: client.clientId,
        email: client.email,
        emailVerified: true,
        name,
        phone: '',
      };
      await service.deliver(clientChanged, snapshot, { aggregateId: client.clientId });
      const { provider } = await aSentRequest(service, {}, { client });

      const { body } = await service.call(exportProviderEvents, { as: provider });

      expect(body).toContain("'=1,");
    },
  );

  test('when a status is given, then the file has only events of that status', async () => {
    const provider = await aKnownProvider(service);
    await aSentRequest(service, { name: 'Still open' }, { provider });
    await aBookedEvent(service, { name: 'Booked one' }, { provider });

    const lines = await linesFor(provider, { status: 'booked' });

    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Booked one');
  });

  test('when there are drafts and events of other providers, then the file contains none of them', async () => {
    const provider = await aKnownProvider(service);
    await aDraft(service, {}, { provider });
    await aSentRequest(service);

    expect(await linesFor(provider)).toEqual([head, '']);
  });

  test('when an event was set to proposal, then the file has that status', async () => {
    const { provider, event } = await aSentRequest(service);
    const params = { id: event.id };
    await service.call(changeEventStatus, { as: provider, params, body: { status: 'proposal' } });

    const [, line] = await linesFor(provider);

    expect(line).toContain(',Proposal Sent,');
  });

  test('when the status is unknown, then the query is rejected', async () => {
    const provider = await aKnownProvider(service);

    const { status } = await service.call(exportProviderEvents, { as: provider, query: { status: 'lost' } });

    expect(status).toBe(400);
  });
});
