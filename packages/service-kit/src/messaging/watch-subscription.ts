import { performance } from 'node:perf_hooks';
import type { Envelope } from '@marquee/contracts/message';
import { withinScope } from '../process/log-scope.ts';
import type { Logger } from '../process/logger.ts';
import type { Telemetry } from '../process/telemetry.ts';
import { traceIdOf } from '../tracing/traceparent.ts';
import type { Span, Tracing } from '../tracing/tracing.ts';
import type { Subscription } from './bus.ts';

type Watch = { telemetry: Telemetry; logger: Logger };
type Failure = { reason: unknown };

/** Wraps a consumer: each handled message gets a span in its trace, a log line with its request id, and a duration metric. */
export function watchSubscription(subscription: Subscription, { telemetry, logger }: Watch): Subscription {
  const { metrics, tracing } = telemetry;
  const { queue } = subscription;
  return {
    ...subscription,
    async handle(envelope, number) {
      const { id, type, requestId } = envelope;
      const startedAt = performance.now();
      const span = startSpan(tracing, queue, envelope);
      const { traceparent } = span;
      const scope = { requestId, traceId: traceIdOf(traceparent) };
      const failure = await failureOf(
        withinScope(scope, async () => subscription.handle({ ...envelope, traceparent }, number)),
      );
      const seconds = (performance.now() - startedAt) / 1_000;
      metrics.messages.handled(queue, seconds);
      span.end({ failed: failure !== null });
      const line = { ...scope, queue, type, messageId: id, ms: Math.round(seconds * 10_000) / 10 };
      if (failure !== null) {
        logger.warn({ ...line, ...number, err: failure.reason }, 'a message could not be handled');
        // Rethrown, because the bus decides whether to retry.
        throw failure.reason;
      }
      logger.info(line, 'message');
    },
  };
}

function startSpan(tracing: Tracing, queue: string, { id, traceparent }: Envelope): Span {
  return tracing.start({
    name: `process ${queue}`,
    kind: 'consumer',
    parent: traceparent,
    attributes: { 'messaging.destination.name': queue, 'messaging.message.id': id },
  });
}

async function failureOf(work: Promise<unknown>): Promise<Failure | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return { reason: error };
  }
}
