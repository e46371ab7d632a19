import type { FailPoint } from '../fail-point.ts';
import { around, pointsOn } from './code-points.ts';

/** Points of an account that an operator suspends, and of one whose owner changes credentials. */
export const accountPoints: readonly FailPoint[] = [
  ...pointsOn('suspension', 'identity', [
    ...around('save accounts as suspended'),
    ...around('save accounts as reinstated'),
    ...around('insert auditNotes'),
    ...around('remove auditNotes'),
    ...around('insert devices'),
  ]),
  ...pointsOn('account', 'identity', [
    ...around('save accounts as email-verified'),
    ...around('insert resetRequests'),
    ...around('claim resetRequests'),
    ...around('save accounts as link-issued'),
    ...around('remove resetRequests'),
    ...around('save accounts as password-reset'),
    ...around('save accounts as password-changed'),
    ...around('insert secondSteps'),
    ...around('save secondSteps as turned-on'),
    ...around('update sessions'),
    ...around('settle secondSteps'),
    ...around('insert halfSessions'),
    ...around('save secondSteps as code-taken'),
    ...around('remove halfSessions'),
  ]),
];
