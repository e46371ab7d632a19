import { z } from 'zod';
import * as requests from './event-requests.ts';
import { eventStatus } from './event-statuses.ts';
import * as events from './events.ts';
import { listQuery } from './list-query.ts';
import type { Operation } from './operation.ts';

export const eventParams = z.object({ id: z.uuid() });

export const createEvent = {
  method: 'post',
  path: '/events',
  service: 'events',
  actor: 'client',
  summary: 'Create a draft event addressed to a provider',
  body: requests.eventRequest,
  status: 201,
  response: events.eventView,
} as const satisfies Operation;

/** Every list of events can be filtered by status. */
export const eventListQuery = listQuery.extend({ status: eventStatus.optional() });

export const listEvents = {
  method: 'get',
  path: '/events',
  service: 'events',
  actor: 'provider',
  summary: 'Events sent to the provider, latest event date first',
  query: eventListQuery,
  status: 200,
  response: z.array(events.eventView),
  list: true,
} as const satisfies Operation;

export const listProviderEvents = {
  ...listEvents,
  path: '/events/provider',
  summary: 'Events sent to the provider, for the leads table',
} as const satisfies Operation;

export const listProviderRequests = {
  ...listEvents,
  path: '/provider/requests',
  summary:
    'Events sent to the provider: upcoming events by date, then past events, then completed and cancelled events',
} as const satisfies Operation;

export const getProviderEvent = {
  method: 'get',
  path: '/events/:id',
  service: 'events',
  actor: 'provider',
  summary: 'One event sent to the provider',
  params: eventParams,
  status: 200,
  response: events.eventView,
} as const satisfies Operation;

export const exportProviderEvents = {
  method: 'get',
  path: '/events/provider/export',
  service: 'events',
  actor: 'provider',
  summary: 'Every event sent to the provider as CSV, latest event date first',
  query: eventListQuery.pick({ status: true }),
  status: 200,
  response: z.string(),
  file: 'text/csv',
} as const satisfies Operation;

export const getEventSummary = {
  method: 'get',
  path: '/events/summary',
  service: 'events',
  actor: 'provider',
  summary: 'Statistics of all the provider’s events',
  status: 200,
  response: events.eventSummary,
} as const satisfies Operation;

export const changeEventStatus = {
  method: 'patch',
  path: '/events/:id/status',
  service: 'events',
  actor: 'provider',
  summary:
    'Move an inquiry to proposal, complete a booked event after its venue exit time or end, or cancel with a reason',
  params: eventParams,
  body: requests.statusChange,
  status: 200,
  response: events.eventView,
} as const satisfies Operation;
