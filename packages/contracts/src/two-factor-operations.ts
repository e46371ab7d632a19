import { z } from 'zod';
import type { Operation } from './operation.ts';
import * as twoFactor from './two-factor.ts';

export const getSecondStep = {
  method: 'get',
  path: '/account/second-step',
  service: 'identity',
  actor: 'user',
  summary: 'Whether sign-in requires two-factor authentication, and how many recovery codes are left',
  status: 200,
  response: twoFactor.twoFactorState,
} as const satisfies Operation;

export const offerSecondStep = {
  method: 'post',
  path: '/account/second-step/offer',
  service: 'identity',
  actor: 'user',
  summary: 'A new secret for an authenticator; two-factor authentication stays off until a code is confirmed',
  body: twoFactor.passwordProof,
  status: 200,
  response: twoFactor.twoFactorOffer,
  answerIsSecret: true,
} as const satisfies Operation;

export const confirmSecondStep = {
  method: 'post',
  path: '/account/second-step/confirm',
  service: 'identity',
  actor: 'user',
  summary:
    'Turn two-factor authentication on with a first code; ends all other sessions and returns the recovery codes',
  body: twoFactor.codeProof,
  status: 200,
  response: twoFactor.recoveryCodes,
  answerIsSecret: true,
} as const satisfies Operation;

export const renewRecoveryCodes = {
  method: 'post',
  path: '/account/second-step/recovery-codes',
  service: 'identity',
  actor: 'user',
  summary: 'New recovery codes in place of all earlier ones',
  body: twoFactor.passwordAndTwoFactor,
  status: 200,
  response: twoFactor.recoveryCodes,
  answerIsSecret: true,
} as const satisfies Operation;

export const turnOffSecondStep = {
  method: 'post',
  path: '/account/second-step/turn-off',
  service: 'identity',
  actor: 'user',
  summary: 'Turn two-factor authentication off',
  body: twoFactor.passwordAndTwoFactor,
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;
