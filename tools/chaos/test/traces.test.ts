import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { startCollector } from '../src/traces/collector.ts';
import { drawTrace } from '../src/traces/draw-trace.ts';
import type { Span } from '../src/traces/otlp.ts';
import { pathTo } from '../src/traces/path-to.ts';

describe('the collector', () => {
  test('when a service sends its spans, then the collector stores them with their parents', async () => {
    const collector = await startCollector();
    const program = join(import.meta.dirname, 'send-two-spans.ts');

    const child = spawn(process.execPath, [program, collector.url], { stdio: 'inherit' });
    await once(child, 'exit');

    const [publish, post] = collector.spans();
    expect(post).toMatchObject({ service: 'gateway', name: 'POST /api/quotes', parentSpanId: null });
    expect(post?.attributes).toEqual({ 'marquee.request_id': 'r-1' });
    expect(publish).toMatchObject({ traceId: post?.traceId, parentSpanId: post?.spanId });
    await collector.stop();
  });
});

describe('draw trace', () => {
  test('when spans have parents, then they are drawn as a tree with their times', () => {
    const spans = [
      aSpan({
        spanId: 'c',
        parentSpanId: 'b',
        service: 'events',
        name: 'process',
        startMs: 1_030,
        endMs: 1_032,
      }),
      aSpan({ spanId: 'a', attributes: { 'marquee.request_id': 'r-1' }, endMs: 1_010 }),
      aSpan({
        spanId: 'b',
        parentSpanId: 'a',
        service: 'quotes',
        name: 'publish',
        startMs: 1_002,
        endMs: 1_009.5,
      }),
    ];

    expect(drawTrace(spans).split('\n')).toEqual([
      'browser  one click, answered with x-request-id r-1',
      '└─ gateway  POST  +0.0 ms, 10.0 ms',
      '   └─ quotes  publish  +2.0 ms, 7.5 ms',
      '      └─ events  process  +30.0 ms, 2.0 ms',
    ]);
  });

  test('when there are two root spans, then they are not one trace', () => {
    expect(() => drawTrace([aSpan({ spanId: 'a' }), aSpan({ spanId: 'b' })])).toThrow(
      'Not a trace of a request',
    );
  });
});

describe('path to', () => {
  test('when a span on the path was not sent, then the path contains a note', () => {
    const span = aSpan({ parentSpanId: 'lost' });

    expect(pathTo(span, [span])).toEqual(['(a span that was not received)', 'gateway POST']);
  });
});

function aSpan(about: Partial<Span>): Span {
  return {
    service: 'gateway',
    name: 'POST',
    traceId: 't',
    spanId: 's',
    parentSpanId: null,
    startMs: 1_000,
    endMs: 1_001,
    attributes: {},
    ...about,
  };
}
