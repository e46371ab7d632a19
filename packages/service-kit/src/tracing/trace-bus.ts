import type { Bus } from '../messaging/bus.ts';
import type { Tracing } from './tracing.ts';

/** Publishing is a span of the message's trace; consumers continue from there. */
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
