import { setTimeout as wait } from 'node:timers/promises';

import { createDemoUsers } from '@marquee/local/demo/demo-users';
import { gatewayAccess } from '@marquee/local/demo/gateway-access';
import { openStories } from '@marquee/local/demo/stories-open';
import { storySteps } from '@marquee/local/demo/story-steps';

import type { Setting } from '../gates/gate.ts';
import { startCollector } from './collector.ts';
import type { Collector } from './collector.ts';
import { drawTrace } from './draw-trace.ts';
import type { Span } from './otlp.ts';
import { pathTo } from './path-to.ts';

/** `drawing`: the text for the report. `isWhole`: whether the spans are one trace from the click to the consumer. */
export type AcceptanceTrace = { isWhole: boolean; drawing: string };

const expected = [
  'gateway POST /api/client/quotes/**',
  'quotes POST /api/client/quotes/:id/accept',
  'quotes publish quotes.quote.accepted.v1',
  'events process events.book-event',
];

const sentWithinMs = 30_000;
/** Exporters send every 5 s: by then every process has sent the remaining spans of the acceptance. */
const spansSentAfterMs = 6_000;
const pollMs = 200;

/** Lets one client accept one quote, with every process separate, and collects the spans as a tracing backend would. */
export async function traceAcceptance({ withEnvironment }: Setting): Promise<AcceptanceTrace> {
  const collector = await startCollector();
  try {
    return await withEnvironment(
      async ({ url }) => {
        await acceptOneQuote(url);
        return judge(await untilComplete(collector));
      },
      { variables: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } },
    );
  } finally {
    await collector.stop();
  }
}

async function acceptOneQuote(url: string): Promise<void> {
  const [openStory] = openStories;
  if (openStory === undefined) {
    throw new Error('The demo contains no open story');
  }
  const users = createDemoUsers(gatewayAccess(url));
  await users.signUpAll();
  const story = { story: openStory, eventDate: '2031-06-14', eventId: '', quoteId: '' };
  for (const act of ['created', 'sent', 'quoted', 'approved', 'quoteSent', 'accepted'] as const) {
    await storySteps[act](users, story);
  }
}

/** Waits at most 30 s until the acceptance's trace is whole. Returns the spans of the trace. */
async function untilComplete(collector: Collector): Promise<Span[]> {
  const deadline = performance.now() + sentWithinMs;
  let spans: Span[] = [];
  while (!isWhole(spans) && performance.now() < deadline) {
    await wait(pollMs);
    spans = acceptanceIn(collector.spans());
  }
  await wait(spansSentAfterMs);
  return acceptanceIn(collector.spans());
}

function acceptanceIn(spans: readonly Span[]): Span[] {
  const accepted = spans.find(({ service, name }) => `${service} ${name}` === expected[1]);
  return spans.filter(({ traceId }) => traceId === accepted?.traceId);
}

function isWhole(spans: readonly Span[]): boolean {
  const booking = spans.find(({ service, name }) => `${service} ${name}` === expected.at(-1));
  return booking !== undefined && pathTo(booking, spans).join('\n') === expected.join('\n');
}

function judge(spans: Span[]): AcceptanceTrace {
  return isWhole(spans)
    ? { isWhole: true, drawing: drawTrace(spans) }
    : { isWhole: false, drawing: spans.map((span) => pathTo(span, spans).join(' → ')).join('\n') };
}
