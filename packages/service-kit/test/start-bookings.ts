import { serviceConfig } from '../src/process/service-config.ts';
import { startTestService } from '../src/test-kit/start-test-service.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import { limitVariables } from '../src/throttle/limits.ts';
import { createBookingService } from './booking-service.ts';

export const bookingBody = { name: 'Garden party', seats: 4 };

export function startBookings(environment: Record<string, string> = {}): Promise<TestService> {
  return startTestService({
    name: 'events',
    configSchema: serviceConfig.extend(limitVariables('events')),
    createService: createBookingService,
    environment,
    // `countBookings` reads the bookings of all accounts.
    allowedScans: ['bookings {} sorted by _id'],
  });
}
