import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listClientInvoices } from '@marquee/contracts/invoice-operations';
import { answer, hold, turning } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { aSentEvent } from './an-event.ts';
import { anInvoice } from './an-invoice.ts';
import { anOutage } from './an-outage.ts';
import { byStatus } from './by-status.ts';
import { renderClient } from './render-client.tsx';

/** Milliseconds in which calls that the test does not hold are answered. */
const aMoment = 50;
const event = aSentEvent();
const events = answer(listClientEvents, [event]);
const quotes = answer(listClientQuotes, [aQuote({ eventId: event.id })]);
const invoices = answer(listClientInvoices, byStatus([anInvoice()]));

const theEvents = () => screen.queryByRole('heading', { name: 'My Events (1)' });
const theSkeleton = () => screen.queryByText('Loading your events');
const theLine = () => screen.queryByText(/^\$[\d.,]+ is (due|overdue)/);
const theNewestQuote = () => screen.queryByRole('region', { name: 'Newest quote' });
const whatHappensNext = () => screen.queryByRole('region', { name: 'What happens next' });

describe('a dashboard whose answers arrive one after another', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('when the payments due arrive soon after the events, then both appear together and no heading shifts', async () => {
    const late = hold(invoices);
    open(events, late.answer);
    await pass(400);
    expect(theSkeleton()).toBeVisible();

    late.letCome();
    await pass(aMoment);

    const heading = screen.getByRole('heading', { name: 'My Events (1)' });
    const line = screen.getByText(/^\$[\d.,]+ is (due|overdue)/);
    expect(heading.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('when the quotes arrive soon after the events, then everything appears together', async () => {
    const late = hold(quotes);
    open(events, invoices, late.answer);
    await pass(400);
    expect(theSkeleton()).toBeVisible();
    expect(whatHappensNext()).toBeNull();

    late.letCome();
    await pass(aMoment);

    expect(theEvents()).toBeVisible();
    expect(theNewestQuote()).toBeVisible();
    expect(whatHappensNext()).toHaveTextContent('Leïla’s Henna Night is waiting for you');
  });

  test('when the events arrive last, then the other requests ran meanwhile and everything appears together', async () => {
    const late = hold(events);
    const { calls } = open(late.answer, quotes, invoices);
    await pass(10_000);
    expect([theLine(), theNewestQuote(), whatHappensNext()]).toEqual([null, null, null]);
    expect(calls(listClientQuotes)).not.toEqual([]);
    expect(calls(listClientInvoices)).not.toEqual([]);

    late.letCome();
    await pass(aMoment);

    expect(theEvents()).toBeVisible();
    expect(theLine()).toBeInTheDocument();
    expect(theNewestQuote()).toBeVisible();
  });

  test('when the events arrive long after the request for payments due, then they still wait briefly for it', async () => {
    const late = { events: hold(events), invoices: hold(invoices) };
    open(late.events.answer, late.invoices.answer);
    await pass(5_000);

    late.events.letCome();
    await pass(400);

    expect(theSkeleton()).toBeVisible();
  });

  test('when the payments due are slow, then the events do not wait, and their line appears later', async () => {
    const late = hold(invoices);
    open(events, late.answer);
    await pass(600);
    expect(theEvents()).toBeVisible();
    expect(theLine()).toBeNull();

    late.letCome();
    await pass(aMoment);

    expect(theLine()).toBeInTheDocument();
  });

  test('when the quotes are slow, then events and payments due do not wait, and no event is shown as waiting for a quote', async () => {
    open(events, invoices, hold(quotes).answer);

    await pass(600);

    expect(theEvents()).toBeVisible();
    expect(whatHappensNext()).toHaveTextContent(/Deposit of \$269\.70/);
    expect(whatHappensNext()).not.toHaveTextContent('is waiting for a quote');
  });

  test('when the payments due are slow and the client returns from another tab, then the events appear at once', async () => {
    open(events, hold(invoices).answer);
    await pass(600);
    openTab('Quotes');
    await pass(aMoment);
    expect(theEvents()).toBeNull();

    openTab('My Events');
    await pass(0);

    expect(theEvents()).toBeVisible();
  });

  test('when the payments due cannot be loaded, then the events do not wait for them, nor for a retry', async () => {
    const owed = turning(anOutage(listClientInvoices));
    open(events, owed.answer);
    await pass(aMoment);
    expect(theEvents()).toBeVisible();

    owed.turnTo(hold(invoices).answer);
    openTab('Quotes');
    await pass(aMoment);
    openTab('My Events');
    await pass(0);

    expect(theEvents()).toBeVisible();
  });

  test('when there are no events, then the line of payments due still appears', async () => {
    open(answer(listClientEvents, []), invoices);

    await pass(aMoment);

    expect(screen.getByText(/^Ready to Plan/)).toBeVisible();
    expect(theLine()).toBeInTheDocument();
  });

  test('when the events cannot be loaded, then payments due appear above and beside them, also during a retry', async () => {
    const tried = turning(anOutage(listClientEvents));
    open(tried.answer, quotes, invoices);
    await pass(aMoment);
    expect(screen.getByText('Your events could not be loaded')).toBeVisible();
    expect(theNewestQuote()).toBeVisible();
    expect(whatHappensNext()).toHaveTextContent(/Deposit of \$269\.70/);
    expect(theLine()).toBeInTheDocument();

    tried.turnTo(hold(events).answer);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(aMoment);

    expect(theSkeleton()).toBeVisible();
    expect(theLine()).toBeInTheDocument();
  });
});

function open(...answers: Answer[]) {
  return renderClient({ route: '/client-admin', answers });
}

function openTab(name: string): void {
  fireEvent.mouseDown(screen.getByRole('tab', { name }));
}

/** Advances the clock and lets React process the answers. */
function pass(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
