import { z } from 'zod';
import type { DescribedOperation } from './described-operation.ts';
import type { Operation } from './operation.ts';
import * as privacy from './privacy.ts';

export const getExportStatus = {
  method: 'get',
  path: '/account/exports',
  service: 'identity',
  actor: 'user',
  summary: 'Whether a download of the user’s own data is being prepared or ready',
  status: 200,
  response: privacy.exportStatus,
} as const satisfies Operation;

export const askForExport = {
  method: 'post',
  path: '/account/exports',
  service: 'identity',
  actor: 'user',
  summary: 'Have everything about the user gathered from all services; one that is being prepared goes on',
  status: 202,
  response: privacy.exportStatus,
} as const satisfies Operation;

export const downloadExport = {
  method: 'get',
  path: '/account/export',
  service: 'identity',
  actor: 'user',
  summary: 'Everything about the user as JSON; 404 until asked for, 409 while it is being prepared',
  status: 200,
  response: z.string(),
  file: 'application/json',
  fileContent: privacy.accountExport,
  refuses: [404, 409],
} as const satisfies DescribedOperation;

export const getDeletionTerms = {
  method: 'get',
  path: '/account/deletion',
  service: 'identity',
  actor: 'user',
  summary: 'What deleting the own account asks for, and what blocks it',
  status: 200,
  response: privacy.deletionTerms,
} as const satisfies Operation;

export const deleteAccount = {
  method: 'post',
  path: '/account/deletion',
  service: 'identity',
  actor: 'user',
  summary:
    'Delete the own account in all services; 409 while a booking is open, an invoice unpaid or a refund under way, for a provider until 30 days after the last completed booking, and where it has no password and was signed in to over ten minutes ago',
  body: privacy.deletionRequest,
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;
