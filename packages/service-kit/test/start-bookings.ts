import { serviceConfig } from '../src/process/service-config.ts';
import { startTestService } from '../src/test-kit/start-test-service.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import { createBookingService } from './booking-service.ts';

export const bookingBody = { name: 'Garden party', seats: 4 };

export function startBookings(): Promise<TestService> {
  return startTestService({
    name: 'events',
    configSchema: serviceConfig,
    createService: createBookingService,
    // Its list is of everybody's bookings.
    readsAll: ['bookings {} sorted by _id'],
  });
}
