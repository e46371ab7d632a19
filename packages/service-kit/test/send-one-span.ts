import { openTracing } from '../src/tracing/open-tracing.ts';

/** A separate program, because jest cannot load the modules that the exporter loads lazily. */
const [, , endpoint = ''] = process.argv;
const tracing = await openTracing('quotes', endpoint);
const span = tracing.start({ name: 'only', kind: 'server', parent: null, attributes: {} });
span.end({ failed: false });
await tracing.stop();
