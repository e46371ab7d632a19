import { openTracing } from '../src/tracing/open-tracing.ts';

/** A program of its own, because jest cannot load what the exporter loads lazily. */
const [, , endpoint = ''] = process.argv;
const tracing = await openTracing('quotes', endpoint);
const span = tracing.start({ name: 'only', kind: 'server', parent: null, attributes: {} });
span.end({ failed: false });
await tracing.stop();
