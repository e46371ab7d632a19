import { listClientEvents } from '@marquee/contracts/client-event-operations';
import {
  acceptClientQuote,
  getClientQuote,
  listClientQuotes,
} from '@marquee/contracts/client-quote-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { listClientInvoices, payInvoice } from '@marquee/contracts/invoice-operations';
import { parameterlessReads, runScenario } from '@marquee/api-mocks/run-scenario';
import { gardenParty, sixtieth, wedding } from '../standalone/sample-records.ts';
import { scenario } from '../standalone/scenario.ts';
import { createInitialState } from '../standalone/client-state.ts';

const now = new Date('2026-11-23T15:00:00.000Z');

function startScenario() {
  return runScenario(scenario, now);
}

describe('the client’s pages with API mocks', () => {
  test.each(parameterlessReads(scenario))(
    'when the page reads $path, then the answer follows its contract',
    async (operation) => {
      const { call } = startScenario();

      expect((await call(operation)).status).toBe(200);
    },
  );

  test('when the client accepts a quote, then the event is booked and the deposit is due', async () => {
    const { call, store } = startScenario();

    const answer = await call(acceptClientQuote, { params: { id: wedding.quote }, body: { version: 1 } });

    expect(answer.status).toBe(200);
    expect(await (await call(getClientQuote)).json()).toMatchObject({ status: 'Accepted' });
    expect(store.state().events).toContainEqual(
      expect.objectContaining({ id: wedding.event, status: 'booked', totalAmount: '2150.00' }),
    );
    expect(store.state().invoices).toContainEqual(
      expect.objectContaining({ quoteId: wedding.quote, part: 'deposit', status: 'sent', amount: '645.00' }),
    );
  });

  test('when the client accepts a quote twice, then the second call is rejected', async () => {
    const { call } = startScenario();

    const request = { params: { id: wedding.quote }, body: {} };

    expect((await call(acceptClientQuote, request)).status).toBe(200);
    expect((await call(acceptClientQuote, request)).status).toBe(409);
  });

  test('when the client pays an invoice by card, then the response leads back to the invoice, which is paid', async () => {
    const { call } = startScenario();

    const answer = await call(payInvoice, { params: { id: sixtieth.balance } });

    const { url } = (await answer.json()) as { url: string };
    expect(new URL(url).pathname).toBe(`/client/invoices/${sixtieth.balance}`);
    expect(await (await call(listClientInvoices, { query: { status: 'sent' } })).json()).toEqual([]);
  });

  test('when an event request has no name, then it is rejected with the service’s error', async () => {
    const { call } = startScenario();

    const answer = await call(createEvent, { body: { name: '' } });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Event name is required' });
  });

  test('when nobody is signed in, then the lists are answered with 401', async () => {
    const { call, store } = startScenario();

    store.selectPerson('nobody');

    expect((await call(listClientEvents)).status).toBe(401);
    expect((await call(listClientQuotes)).status).toBe(401);
  });

  test('when the scenario begins on another day, then all event dates are later than that day', () => {
    const later = new Date('2031-05-01T15:00:00.000Z');

    const { events } = createInitialState(later);

    expect(events.map(({ id }) => id)).toContain(gardenParty);
    expect(events.every(({ eventDate }) => eventDate > '2031-05-01')).toBe(true);
  });

  test('when the scenario begins, then each event’s duration matches its times', () => {
    const { events } = createInitialState(now);

    const hours = events.map(
      ({ startTime, endTime }) => Number.parseInt(endTime) - Number.parseInt(startTime),
    );

    expect(events.map(({ duration }) => duration)).toEqual(hours);
  });
});
