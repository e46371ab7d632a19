import { z } from 'zod';
import type { DescribedOperation } from './described-operation.ts';
import { eventListQuery, eventParams } from './event-operations.ts';
import * as requests from './event-requests.ts';
import * as events from './events.ts';
import type { Operation } from './operation.ts';
import { basedOn, basis } from './revision.ts';

export const listClientEvents = {
  method: 'get',
  path: '/client/events',
  service: 'events',
  actor: 'client',
  summary: 'The client’s own events, drafts included, newest first',
  query: eventListQuery,
  status: 200,
  response: z.array(events.eventView),
  list: true,
} as const satisfies Operation;

export const getClientEvent = {
  method: 'get',
  path: '/client/events/:id',
  service: 'events',
  actor: 'client',
  summary: 'One of the client’s own events',
  params: eventParams,
  status: 200,
  response: events.eventView,
} as const satisfies Operation;

export const createClientEvent = {
  method: 'post',
  path: '/client/events',
  service: 'events',
  actor: 'user',
  summary: 'Create an event without a provider from the client event form',
  body: requests.clientEventForm,
  status: 201,
  response: events.eventView,
} as const satisfies Operation;

export const updateClientEvent = {
  method: 'put',
  path: '/client/events/:id',
  service: 'events',
  actor: 'client',
  summary: 'Change a draft event',
  params: eventParams,
  body: requests.eventUpdate.extend(basedOn),
  status: 200,
  response: events.eventView,
  refuses: [422],
} as const satisfies DescribedOperation;

export const sendEventToProvider = {
  method: 'post',
  path: '/client/events/:id/send-to-provider',
  service: 'events',
  actor: 'client',
  summary:
    'Send a draft event to its provider; repeating it changes nothing; 429 when the client has sent too many in a day',
  params: eventParams,
  body: basis,
  status: 200,
  response: events.eventView,
} as const satisfies Operation;

export const cancelClientEvent = {
  method: 'post',
  path: '/client/events/:id/cancel',
  service: 'events',
  actor: 'client',
  summary:
    'Cancel an event that is not completed, with a reason; 409 once a booked event has started, because then only its provider can cancel it',
  params: eventParams,
  body: requests.clientCancellation,
  status: 200,
  response: events.eventView,
} as const satisfies Operation;
