import { listQuery } from '@marquee/contracts/list-query';
import type { DescribedOperation } from '@marquee/contracts/described-operation';
import type { Operation } from '@marquee/contracts/operation';
import { z } from 'zod';

const params = z.object({ id: z.uuid() });

export const bookingView = z.object({ id: z.uuid(), name: z.string(), seats: z.int() });

const common = { service: 'events', summary: 'For tests of the kit' } as const;

export const createBooking = {
  ...common,
  method: 'post',
  path: '/bookings',
  actor: 'client',
  body: z.object({
    name: z.string('Name is required').min(1, 'Name is required'),
    seats: z.int('Seats must be a whole number').min(1, 'At least one seat'),
  }),
  status: 201,
  response: bookingView,
} as const satisfies Operation;

export const listBookings = {
  ...common,
  method: 'get',
  path: '/bookings',
  actor: 'client',
  query: listQuery,
  status: 200,
  response: z.array(bookingView),
  list: true,
} as const satisfies Operation;

export const getBooking = {
  ...common,
  method: 'get',
  path: '/bookings/:id',
  actor: 'client',
  params,
  status: 200,
  response: bookingView,
} as const satisfies Operation;

/** Its literal path also matches the pattern `/bookings/:id`. */
export const getNewestBooking = {
  ...common,
  method: 'get',
  path: '/bookings/newest',
  actor: 'user',
  status: 200,
  response: bookingView.nullable(),
} as const satisfies Operation;

export const deleteBooking = {
  ...common,
  method: 'delete',
  path: '/bookings/:id',
  actor: 'client',
  params,
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;

/** For tests of responses, and of forged tokens, which the gateway would not forward. */
export const showPoster = {
  ...common,
  method: 'get',
  path: '/posters/:id',
  actor: 'anyone',
  params: z.object({ id: z.string() }),
  status: 200,
  response: z.object({ title: z.string() }),
  refuses: [401],
} as const satisfies DescribedOperation;

export const printPoster = {
  ...common,
  method: 'get',
  path: '/posters/:id/print',
  actor: 'anyone',
  params: z.object({ id: z.string() }),
  status: 200,
  response: z.string(),
  file: 'text/plain',
} as const satisfies Operation;

export const goElsewhere = {
  ...common,
  method: 'get',
  path: '/elsewhere',
  actor: 'anyone',
  status: 302,
  response: z.undefined(),
} as const satisfies Operation;

export const signUp = {
  ...common,
  method: 'post',
  path: '/sign-ups',
  actor: 'anyone',
  body: z.object({ password: z.string() }),
  status: 201,
  response: z.object({ id: z.uuid() }),
} as const satisfies Operation;

/** The sender signs the exact bytes of the body. */
export const receiveWebhook = {
  ...common,
  method: 'post',
  path: '/webhooks',
  actor: 'anyone',
  body: z.object({ id: z.string() }),
  rawBody: true,
  status: 200,
  response: z.object({ bytes: z.string() }),
} as const satisfies Operation;

export const countBookings = {
  ...common,
  method: 'get',
  path: '/bookings/count',
  actor: 'anyone',
  status: 200,
  response: z.object({ count: z.int() }),
} as const satisfies Operation;
