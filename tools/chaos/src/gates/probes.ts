import { randomUUID } from 'node:crypto';

import { getSubscription } from '@marquee/contracts/billing-operations';
import { createClientEvent, listClientEvents } from '@marquee/contracts/client-event-operations';
import { getPublicQuote, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import { refundInvoice } from '@marquee/contracts/invoice-operations';
import type { Operation } from '@marquee/contracts/operation';
import { getClientProfile, updateClientProfile } from '@marquee/contracts/profile-operations';
import { createQuote } from '@marquee/contracts/quote-operations';

import type { ServiceName } from '../stack/addresses.ts';
import type { PaidInvoice } from './paid-invoice.ts';

/** `everybody`: a caller without a session. */
type ProbeCaller = 'client' | 'provider' | 'everybody';

export type Probe = {
  service: ServiceName;
  operation: Operation;
  by: ProbeCaller;
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  /** The status with which the service itself answers this call. */
  status: number;
};

/** One read and one write of each service, and one call without a session. */
export function probesOf({ id, client: { email: clientEmail } }: PaidInvoice): readonly Probe[] {
  const probes: readonly Omit<Probe, 'service' | 'status'>[] = [
    { operation: getClientProfile, by: 'client' },
    { operation: updateClientProfile, by: 'client', body: { phone: '(917) 555-0148' } },
    { operation: listClientEvents, by: 'client' },
    { operation: createClientEvent, by: 'client', body: aForm(clientEmail) },
    { operation: listClientQuotes, by: 'client' },
    { operation: createQuote, by: 'provider', body: { clientEmail, eventName: 'Soiree while one is away' } },
    { operation: getSubscription, by: 'provider' },
    {
      operation: refundInvoice,
      by: 'provider',
      params: { id },
      body: { amount: '0.01', reason: 'While one is away' },
    },
  ];
  return [
    ...probes.map((probe) => ({
      ...probe,
      service: probe.operation.service,
      status: probe.operation.status,
    })),
    // Needs no session: the service answers every caller in the same way.
    {
      operation: getPublicQuote,
      by: 'everybody',
      params: { id: randomUUID() },
      service: 'quotes',
      status: 404,
    },
  ];
}

function aForm(contactEmail: string) {
  return {
    eventName: 'Graduation while one is away',
    eventCategory: 'Graduation',
    eventDate: today(),
    startTime: '17:00',
    venueAddress: '1 Water Street, Brooklyn',
    homeAddress: '4 Elm Street, Yonkers',
    contactName: 'Robin Vale',
    contactEmail,
    contactPhone: '(917) 555-0148',
  };
}

function today(): string {
  return dateIn(defaultTimeZone, new Date());
}
