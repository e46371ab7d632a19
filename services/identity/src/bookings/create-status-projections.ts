import type { Connection } from '@marquee/service-kit/store/database';
import { createBookingRepository } from './booking-repository.ts';
import { createInvoiceRepository } from './invoice-repository.ts';
import { createOpenQuoteRepository } from './open-quote-repository.ts';

export type StatusProjections = ReturnType<typeof createStatusProjections>;

/** Projections of the status of bookings, quotes and invoices, as events, quotes and billing publish it. */
export function createStatusProjections(connection: Connection) {
  return {
    bookings: createBookingRepository(connection),
    openQuotes: createOpenQuoteRepository(connection),
    invoices: createInvoiceRepository(connection),
  };
}
