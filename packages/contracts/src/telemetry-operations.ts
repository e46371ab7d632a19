import { z } from 'zod';
import type { Operation } from './operation.ts';
import { remoteReports } from './remote-reports.ts';

export const reportRemotes = {
  method: 'post',
  path: '/telemetry',
  service: 'identity',
  actor: 'anyone',
  summary: 'Tell how remotes were loaded; it is counted, and nothing is kept of who told it',
  body: remoteReports,
  status: 204,
  response: z.undefined(),
  isRepeatable: true,
} as const satisfies Operation;
