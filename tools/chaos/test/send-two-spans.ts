import { openTracing } from '@marquee/service-kit/tracing/open-tracing';

/** A separate program, because jest cannot load the modules that the exporter loads lazily. */
const [, , endpoint = ''] = process.argv;
const tracing = await openTracing('gateway', endpoint);
const first = tracing.start({
  name: 'POST',
  kind: 'server',
  parent: null,
  attributes: { 'marquee.request_id': 'r-1' },
});
const second = tracing.start({
  name: 'publish',
  kind: 'producer',
  parent: first.traceparent,
  attributes: {},
});
second.end({ failed: false });
first.end({ failed: false, name: 'POST /api/quotes' });
await tracing.stop();
