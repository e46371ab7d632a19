import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { listClientInvoices } from '@marquee/contracts/invoice-operations';
import { answer, hold } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { aQuoteSummary } from './a-quote-summary.ts';
import { aSentEvent } from './an-event.ts';
import { renderClient } from './render-client.tsx';

/** Calls that the test does not hold back are answered within this number of milliseconds. */
const answerDelayMs = 50;
const event = aSentEvent();
const events = answer(listClientEvents, [event]);
const quote = answer(getClientQuote, aQuoteSummary());

const queryEvent = () => screen.queryByRole('heading', { name: event.name });
const queryQuote = () => screen.queryByRole('heading', { name: 'Your Quote' });
const queryAcceptButton = () => screen.queryByRole('button', { name: 'Accept this Quote' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a portal whose responses arrive at different times', () => {
  test('when the events arrive last, then the quote appears together with them, because they would push it down', async () => {
    const late = hold(events);
    openPortal(late.answer, quote);
    await advanceTime(10_000);
    expect(queryQuote()).toBeNull();

    late.release();
    await advanceTime(answerDelayMs);

    expect(queryEvent()).toBeVisible();
    expect(queryAcceptButton()).toBeVisible();
  });

  test.each([
    { name: 'quote', rest: quote },
    { name: 'list of invoices', rest: answer(listClientInvoices, []) },
  ])('when the $name arrives soon after the events, then both appear together', async ({ rest }) => {
    const late = hold(rest);
    openPortal(events, quote, late.answer);
    await advanceTime(400);
    expect(queryEvent()).toBeNull();

    late.release();
    await advanceTime(answerDelayMs);

    expect(queryEvent()).toBeVisible();
    expect(queryAcceptButton()).toBeVisible();
  });

  test('when the quote is slow, then the events do not wait for it', async () => {
    openPortal(events, hold(quote).answer);

    await advanceTime(600);

    expect(queryEvent()).toBeVisible();
    expect(screen.getByText('Loading your quote')).toBeInTheDocument();
  });
});

describe('the form for an event’s details', () => {
  test('when the quote arrives soon, then its summary and the form appear together', async () => {
    const late = hold(quote);
    openForm(late.answer);
    await advanceTime(400);
    expect(screen.queryByRole('button', { name: 'Submit Event Details' })).toBeNull();

    late.release();
    await advanceTime(answerDelayMs);

    expect(screen.getByText('Quote Summary')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit Event Details' })).toBeVisible();
  });

  test('when the quote is slow, then the form does not wait for it', async () => {
    openForm(hold(quote).answer);

    await advanceTime(600);

    expect(screen.getByRole('button', { name: 'Submit Event Details' })).toBeVisible();
  });
});

function openPortal(...answers: Answer[]) {
  return renderClient({ route: '/client-portal', answers });
}

function openForm(...answers: Answer[]) {
  return renderClient({ route: '/client-event-form', answers });
}

/** Advances the clock and lets React process the answers. */
function advanceTime(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
