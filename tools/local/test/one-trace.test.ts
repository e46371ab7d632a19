import { createSpanRecorder } from '@marquee/service-kit/test-kit/span-recorder';
import type { RecordedSpan } from '@marquee/service-kit/test-kit/span-recorder';

import { createDemoUsers } from '../src/demo/demo-users.ts';
import { gatewayAccess } from '../src/demo/gateway-access.ts';
import { openStories } from '../src/demo/stories-open.ts';
import { storySteps } from '../src/demo/story-steps.ts';
import { startTracedProduct } from './traced-product.ts';

describe('one trace', () => {
  test('when a client accepts a quote, then one trace connects the gateway with the consumer in events', async () => {
    const recorder = createSpanRecorder();
    const product = await startTracedProduct(recorder);

    await acceptAQuote(product.url);
    await product.stop();

    const spans = recorder.spans();
    const booking = spans.find(({ name }) => name === 'process events.book-event');
    expect(pathTo(booking, spans)).toEqual([
      'gateway POST /api/client/quotes/**',
      'quotes POST /api/client/quotes/:id/accept',
      'quotes publish quotes.quote.accepted.v1',
      'events process events.book-event',
    ]);
  });
});

async function acceptAQuote(baseUrl: string): Promise<void> {
  const users = createDemoUsers(gatewayAccess(baseUrl));
  const [story] = openStories;
  if (story === undefined) {
    throw new Error('the demo has no open story');
  }
  await users.signUpAll();
  const progress = { story, eventDate: '2031-06-14', eventId: '', quoteId: '' };
  for (const step of ['created', 'sent', 'quoted', 'approved', 'quoteSent', 'accepted'] as const) {
    await storySteps[step](users, progress);
  }
}

/** The names of the spans from the root span of the trace down to this span. */
function pathTo(span: RecordedSpan | undefined, spans: readonly RecordedSpan[]): string[] {
  if (span === undefined) {
    return [];
  }
  const { service, name, traceId, parentId } = span;
  const parent = spans.find((other) => other.traceId === traceId && other.spanId === parentId);
  return [...pathTo(parent, spans), `${service} ${name}`];
}
