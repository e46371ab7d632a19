import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listClientInvoices } from '@marquee/contracts/invoice-operations';
import { answer, hold, switchable } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { aSentEvent } from './an-event.ts';
import { anInvoice } from './an-invoice.ts';
import { anOutage } from './an-outage.ts';
import { byStatus } from './by-status.ts';
import { renderClient } from './render-client.tsx';

/** Calls that the test does not hold back are answered within this number of milliseconds. */
const answerDelayMs = 50;
const event = aSentEvent();
const events = answer(listClientEvents, [event]);
const quotes = answer(listClientQuotes, [aQuote({ eventId: event.id })]);
const invoices = answer(listClientInvoices, byStatus([anInvoice()]));

const queryEvents = () => screen.queryByRole('heading', { name: 'My Events (1)' });
const querySkeleton = () => screen.queryByText('Loading your events');
const queryOwedNotice = () => screen.queryByText(/^\$[\d.,]+ is (due|overdue)/);
const queryNewestQuote = () => screen.queryByRole('region', { name: 'Newest quote' });
const queryNextSteps = () => screen.queryByRole('region', { name: 'What happens next' });

describe('a dashboard whose responses arrive at different times', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('when the invoices arrive soon after the events, then both appear together, with the notice of the amount due below the heading', async () => {
    const late = hold(invoices);
    open(events, late.answer);
    await advanceTime(400);
    expect(querySkeleton()).toBeVisible();

    late.release();
    await advanceTime(answerDelayMs);

    const heading = screen.getByRole('heading', { name: 'My Events (1)' });
    const owedNotice = screen.getByText(/^\$[\d.,]+ is (due|overdue)/);
    expect(heading.compareDocumentPosition(owedNotice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('when the quotes arrive soon after the events, then everything appears together', async () => {
    const late = hold(quotes);
    open(events, invoices, late.answer);
    await advanceTime(400);
    expect(querySkeleton()).toBeVisible();
    expect(queryNextSteps()).toBeNull();

    late.release();
    await advanceTime(answerDelayMs);

    expect(queryEvents()).toBeVisible();
    expect(queryNewestQuote()).toBeVisible();
    expect(queryNextSteps()).toHaveTextContent('Leïla’s Henna Night is waiting for you');
  });

  test('when the events arrive last, then the other requests have run meanwhile and everything appears together', async () => {
    const late = hold(events);
    const { calls } = open(late.answer, quotes, invoices);
    await advanceTime(10_000);
    expect([queryOwedNotice(), queryNewestQuote(), queryNextSteps()]).toEqual([null, null, null]);
    expect(calls(listClientQuotes)).not.toEqual([]);
    expect(calls(listClientInvoices)).not.toEqual([]);

    late.release();
    await advanceTime(answerDelayMs);

    expect(queryEvents()).toBeVisible();
    expect(queryOwedNotice()).toBeInTheDocument();
    expect(queryNewestQuote()).toBeVisible();
  });

  test('when the events arrive long after the start of the requests, then the events still wait briefly for the invoices', async () => {
    const late = { events: hold(events), invoices: hold(invoices) };
    open(late.events.answer, late.invoices.answer);
    await advanceTime(5_000);

    late.events.release();
    await advanceTime(400);

    expect(querySkeleton()).toBeVisible();
  });

  test('when the invoices are slow, then the events do not wait, and the notice of the amount due appears later', async () => {
    const late = hold(invoices);
    open(events, late.answer);
    await advanceTime(600);
    expect(queryEvents()).toBeVisible();
    expect(queryOwedNotice()).toBeNull();

    late.release();
    await advanceTime(answerDelayMs);

    expect(queryOwedNotice()).toBeInTheDocument();
  });

  test('when the quotes are slow, then events and invoices do not wait, and no event is shown as waiting for a quote', async () => {
    open(events, invoices, hold(quotes).answer);

    await advanceTime(600);

    expect(queryEvents()).toBeVisible();
    expect(queryNextSteps()).toHaveTextContent(/Deposit of \$269\.70/);
    expect(queryNextSteps()).not.toHaveTextContent('is waiting for a quote');
  });

  test('when the invoices are slow and the client returns from another tab, then the events appear at once', async () => {
    open(events, hold(invoices).answer);
    await advanceTime(600);
    openTab('Quotes');
    await advanceTime(answerDelayMs);
    expect(queryEvents()).toBeNull();

    openTab('My Events');
    await advanceTime(0);

    expect(queryEvents()).toBeVisible();
  });

  test('when the invoices cannot be loaded, then the events do not wait for them, nor for the second request when the client returns to the tab', async () => {
    const owed = switchable(anOutage(listClientInvoices));
    open(events, owed.answer);
    await advanceTime(answerDelayMs);
    expect(queryEvents()).toBeVisible();

    owed.switchTo(hold(invoices).answer);
    openTab('Quotes');
    await advanceTime(answerDelayMs);
    openTab('My Events');
    await advanceTime(0);

    expect(queryEvents()).toBeVisible();
  });

  test('when there are no events, then the notice of the amount due still appears', async () => {
    open(answer(listClientEvents, []), invoices);

    await advanceTime(answerDelayMs);

    expect(screen.getByText(/^Ready to Plan/)).toBeVisible();
    expect(queryOwedNotice()).toBeInTheDocument();
  });

  test('when the events cannot be loaded, then the notice of the amount due and the newest quote appear, and the notice stays during a retry', async () => {
    const turningEvents = switchable(anOutage(listClientEvents));
    open(turningEvents.answer, quotes, invoices);
    await advanceTime(answerDelayMs);
    expect(screen.getByText('Your events could not be loaded')).toBeVisible();
    expect(queryNewestQuote()).toBeVisible();
    expect(queryNextSteps()).toHaveTextContent(/Deposit of \$269\.70/);
    expect(queryOwedNotice()).toBeInTheDocument();

    turningEvents.switchTo(hold(events).answer);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await advanceTime(answerDelayMs);

    expect(querySkeleton()).toBeVisible();
    expect(queryOwedNotice()).toBeInTheDocument();
  });
});

function open(...answers: Answer[]) {
  return renderClient({ route: '/client-admin', answers });
}

function openTab(name: string): void {
  fireEvent.mouseDown(screen.getByRole('tab', { name }));
}

/** Advances the clock and lets React process the answers. */
function advanceTime(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
