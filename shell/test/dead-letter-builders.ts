import type { MessageQueue, DeadLetterSummary } from '@marquee/contracts/dead-letters';

export function aMessage(overrides: Partial<DeadLetterSummary> = {}): DeadLetterSummary {
  return {
    id: crypto.randomUUID().padEnd(43, 'x'),
    queue: 'events.book-event',
    status: 'parked',
    type: 'quotes.quote.accepted.v1',
    reason: 'Event not found',
    attempts: 5,
    parkedAt: '2026-03-02T15:00:00.000Z',
    timesParked: 1,
    requestId: null,
    traceId: null,
    ...overrides,
  };
}

export function aQueue(queue: string, parked: number): MessageQueue {
  return { queue, messages: ['quotes.quote.accepted.v1'], parked };
}
