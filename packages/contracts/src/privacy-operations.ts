import { z } from 'zod';
import type { DescribedOperation } from './described-operation.ts';
import type { Operation } from './operation.ts';
import * as privacy from './privacy.ts';

export const getExportStatus = {
  method: 'get',
  path: '/account/exports',
  service: 'identity',
  actor: 'user',
  summary: 'Whether an export of the user’s data is being prepared or is ready',
  status: 200,
  response: privacy.exportStatus,
} as const satisfies Operation;

export const askForExport = {
  method: 'post',
  path: '/account/exports',
  service: 'identity',
  actor: 'user',
  summary:
    'Start an export of the user’s data from all services; an export that is already being prepared continues',
  status: 202,
  response: privacy.exportStatus,
} as const satisfies Operation;

export const downloadExport = {
  method: 'get',
  path: '/account/export',
  service: 'identity',
  actor: 'user',
  summary:
    'The export of the user’s data, as JSON; 404 until it is requested, 409 while it is being prepared',
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
  summary: 'What the user must enter to delete the account, and what blocks the deletion',
  status: 200,
  response: privacy.deletionTerms,
} as const satisfies Operation;

export const deleteAccount = {
  method: 'post',
  path: '/account/deletion',
  service: 'identity',
  actor: 'user',
  summary:
    'Delete the user’s account in all services; 409 while a booking is open, an invoice is unpaid or a refund is in progress, for a provider until 30 days after the last completed booking, and for an account without a password if the sign-in was over ten minutes ago',
  body: privacy.deletionRequest,
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;
