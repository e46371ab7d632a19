import { createMetrics } from '../src/metrics/create-metrics.ts';
import { createLogger } from '../src/process/logger.ts';
import type { Logger } from '../src/process/logger.ts';
import { serviceConfig } from '../src/process/service-config.ts';
import { createSpanRecorder } from '../src/test-kit/span-recorder.ts';
import type { RecordedSpan } from '../src/test-kit/span-recorder.ts';
import { startTestService } from '../src/test-kit/start-test-service.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import { createBookingService } from './booking-service.ts';

type Line = Readonly<Record<string, unknown>>;

export type ObservedBookings = {
  service: TestService;
  logger: Logger;
  span: (name: string) => RecordedSpan;
  lines: (message: string) => Line[];
};

/** Starts the booking service and records its spans and log lines for the test. */
export async function startObservedBookings(): Promise<ObservedBookings> {
  const recorder = createSpanRecorder();
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  const logger = createLogger({ name: 'events', level: 'info', destination });
  const service = await startTestService({
    name: 'events',
    configSchema: serviceConfig,
    // `countBookings` reads the bookings of all accounts.
    allowedScans: ['bookings {} sorted by _id'],
    createService: (deps) =>
      createBookingService({
        ...deps,
        logger,
        telemetry: { metrics: createMetrics('events'), tracing: recorder.tracingFor('events') },
      }),
  });
  return {
    service,
    logger,
    span(name) {
      const found = recorder.spans().find((span) => span.name === name);
      if (found === undefined) {
        throw new Error(`no span is called ${name}`);
      }
      return found;
    },
    lines: (message) =>
      written.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === message),
  };
}
