import { z } from 'zod';
import type { Operation } from './operation.ts';
import { remoteReports } from './remote-reports.ts';

export const reportRemotes = {
  method: 'post',
  path: '/telemetry',
  service: 'identity',
  actor: 'anyone',
  summary: 'Report how remotes were loaded; the reports are counted, and nothing about the sender is stored',
  body: remoteReports,
  status: 204,
  response: z.undefined(),
  isRepeatable: true,
} as const satisfies Operation;
