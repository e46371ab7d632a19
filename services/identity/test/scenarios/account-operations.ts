import { randomUUID } from 'node:crypto';

import {
  amongRecords,
  fixedRequest,
  requestOf,
  state,
  usingUpCaller,
} from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { anotherPassword, ownAccounts } from './account-states.ts';

const password = 'Velvet-curtain-7';
const names = { firstName: 'Robin', lastName: 'Vale', phone: '212-555-0100' };
const contact = { name: 'Robin Vale', email: 'robin@example.com', message: 'Do you also do dinners?' };

/**
 * decisions.md, "Accounts and sign-in": anyone may sign up. A Google user has no role until they choose one, and nobody chooses twice. An
 * account's settings and password belong to its owner.
 */
export const accountOperations: Readonly<Record<string, OperationScenario>> = {
  signUpClient: {
    actor: 'anyone',
    states: {
      '-': state(
        201,
        usingUpCaller(async () => () => ({
          body: { ...names, email: anEmail(), password, confirmPassword: password },
        })),
      ),
    },
    repeated: { change: { firstName: 'Dana' } },
    input: 'firstName! lastName! email! password! confirmPassword! phone!',
  },
  signUpProvider: {
    actor: 'anyone',
    states: {
      '-': state(
        201,
        usingUpCaller(async () => () => ({
          body: {
            ...{ businessName: 'Nova Sound', email: anEmail(), password, phone: '212-555-0111' },
            serviceTypes: ['DJ Services'],
          },
        })),
      ),
    },
    repeated: { change: { businessName: 'Luna Light' } },
    input: 'businessName! email! password! phone description serviceTypes=list',
  },
  chooseRole: {
    actor: 'user',
    states: {
      'client again': state(
        200,
        usingUpCaller(async () => () => ({ body: { role: 'client', ...names } })),
        {
          but: {
            'owner provider': 409,
            'other provider': 409,
            'admin without TOTP': 409,
            'admin with TOTP': 409,
          },
        },
      ),
    },
    repeated: { change: { firstName: 'Dana' } },
    input: 'role! phone',
  },
  getSettings: { actor: 'user', states: { '-': state(200, amongRecords(ownAccounts)) } },
  updateSettings: {
    actor: 'user',
    states: { '-': state(200, fixedRequest({ body: { marketingEmails: false } })) },
    input: 'eventReminders=flag marketingEmails=flag',
  },
  changePassword: {
    actor: 'user',
    states: {
      'right password': state(
        204,
        usingUpCaller(async () => (caller) => ({
          body: { currentPassword: caller.password, newPassword: anotherPassword },
        })),
      ),
      'wrong password': state(
        422,
        fixedRequest({ body: { currentPassword: anotherPassword, newPassword: anotherPassword } }),
      ),
    },
    repeated: {
      exempt:
        'ends the caller’s session and does not store the secret of the new one: a repetition after a lost answer is answered 401, and the user signs in with the new password',
    },
    input: 'currentPassword! newPassword!',
  },
  sendContactMessage: {
    actor: 'anyone',
    states: {
      '-': state(
        202,
        requestOf(() => ({ body: contact })),
      ),
    },
    repeated: { change: { message: 'And lunches?' } },
    input: 'name! email! message! website',
  },
};

function anEmail(): string {
  return `robin.${randomUUID().slice(0, 13)}@example.com`;
}
