import { z } from 'zod';
import * as accounts from './accounts.ts';
import { listQuery } from './list-query.ts';
import type { Operation } from './operation.ts';
import { basedOn } from './revision.ts';

export const getClientProfile = {
  method: 'get',
  path: '/clients/profile',
  service: 'identity',
  actor: 'client',
  summary: 'The client’s own profile',
  status: 200,
  response: accounts.clientProfile,
} as const satisfies Operation;

export const updateClientProfile = {
  method: 'patch',
  path: '/clients/profile',
  service: 'identity',
  actor: 'client',
  summary: 'Change the client’s own profile; the email address cannot be changed',
  body: accounts.clientProfileUpdate.extend(basedOn),
  status: 200,
  response: accounts.clientProfile,
} as const satisfies Operation;

export const getProviderProfile = {
  method: 'get',
  path: '/providers/profile',
  service: 'identity',
  actor: 'provider',
  summary: 'The provider’s own profile',
  status: 200,
  response: accounts.providerProfile,
} as const satisfies Operation;

export const updateProviderProfile = {
  method: 'patch',
  path: '/providers/profile',
  service: 'identity',
  actor: 'provider',
  summary: 'Change the provider’s own profile; the email address cannot be changed',
  body: accounts.providerProfileUpdate.extend(basedOn),
  status: 200,
  response: accounts.providerProfile,
} as const satisfies Operation;

export const listedProvider = z.object({ email: z.string(), businessName: z.string(), fullName: z.string() });

export const listProviders = {
  method: 'get',
  path: '/providers',
  service: 'identity',
  actor: 'user',
  summary: 'Providers to whom a client can send an event',
  query: listQuery,
  status: 200,
  response: z.array(listedProvider),
  list: true,
} as const satisfies Operation;
