import { z } from 'zod';
import type { Operation } from './operation.ts';
import * as step from './second-step.ts';

export const getSecondStep = {
  method: 'get',
  path: '/account/second-step',
  service: 'identity',
  actor: 'user',
  summary: 'Whether sign-in asks for a second step, and how many recovery codes are left',
  status: 200,
  response: step.secondStepState,
} as const satisfies Operation;

export const offerSecondStep = {
  method: 'post',
  path: '/account/second-step/offer',
  service: 'identity',
  actor: 'user',
  summary: 'A new secret for an authenticator; nothing is on before a code of it is confirmed',
  body: step.passwordProof,
  status: 200,
  response: step.secondStepOffer,
  answerIsSecret: true,
} as const satisfies Operation;

export const confirmSecondStep = {
  method: 'post',
  path: '/account/second-step/confirm',
  service: 'identity',
  actor: 'user',
  summary: 'Turn the second step on with a first code; ends all other sessions and gives the recovery codes',
  body: step.codeProof,
  status: 200,
  response: step.recoveryCodes,
  answerIsSecret: true,
} as const satisfies Operation;

export const renewRecoveryCodes = {
  method: 'post',
  path: '/account/second-step/recovery-codes',
  service: 'identity',
  actor: 'user',
  summary: 'New recovery codes in place of all earlier ones',
  body: step.passwordAndSecondStep,
  status: 200,
  response: step.recoveryCodes,
  answerIsSecret: true,
} as const satisfies Operation;

export const turnOffSecondStep = {
  method: 'post',
  path: '/account/second-step/turn-off',
  service: 'identity',
  actor: 'user',
  summary: 'Sign in by the password alone again',
  body: step.passwordAndSecondStep,
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;
