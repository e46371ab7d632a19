import type { Bus } from '../messaging/bus.ts';
import type { Tracing } from './tracing.ts';

/** Wraps a bus: publishing a message is a span in the message's trace, and consumers continue that span. */
export function traceBus(bus: Bus, tracing: Tracing): Bus {
  return {
    ...bus,
    async publish(envelope) {
      const span = tracing.start({
        name: `publish ${envelope.type}`,
        kind: 'producer',
        parent: envelope.traceparent,
        attributes: { 'messaging.destination.name': envelope.type, 'messaging.message.id': envelope.id },
      });
      try {
        await bus.publish({ ...envelope, traceparent: span.traceparent });
      } catch (error) {
        span.end({ failed: true });
        throw error;
      }
      span.end({ failed: false });
    },
  };
}
