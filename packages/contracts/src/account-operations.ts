import { z } from 'zod';
import * as accounts from './accounts.ts';
import { acknowledgement } from './auth-operations.ts';
import { requiredEmail } from './email-address.ts';
import type { Operation } from './operation.ts';
import { newPassword } from './passwords.ts';
import { atMost, requiredLines, requiredText } from './text.ts';

export const signUpClient = {
  method: 'post',
  path: '/clients/signup',
  service: 'identity',
  actor: 'anyone',
  summary: 'Create a client account and sign it in',
  body: accounts.clientSignup,
  status: 201,
  response: accounts.currentUser,
} as const satisfies Operation;

export const signUpProvider = {
  method: 'post',
  path: '/providers/signup',
  service: 'identity',
  actor: 'anyone',
  summary: 'Create a provider account and sign it in',
  body: accounts.providerSignup,
  status: 201,
  response: accounts.currentUser,
} as const satisfies Operation;

export const chooseRole = {
  method: 'post',
  path: '/account/role',
  service: 'identity',
  actor: 'user',
  summary: 'Choose the role of an account without one, once; repeating the choice changes nothing',
  body: accounts.roleChoice,
  status: 200,
  response: accounts.currentUser,
} as const satisfies Operation;

export const getSettings = {
  method: 'get',
  path: '/account/settings',
  service: 'identity',
  actor: 'user',
  summary: 'The user’s own settings',
  status: 200,
  response: accounts.accountSettings,
} as const satisfies Operation;

export const updateSettings = {
  method: 'patch',
  path: '/account/settings',
  service: 'identity',
  actor: 'user',
  summary: 'Change the user’s own settings',
  body: accounts.accountSettings.partial(),
  status: 200,
  response: accounts.accountSettings,
} as const satisfies Operation;

export const passwordChange = z.object({
  currentPassword: atMost(
    z.string('Current password is required').min(1, 'Current password is required'),
    1000,
  ),
  newPassword,
});

export const changePassword = {
  method: 'post',
  path: '/account/password',
  service: 'identity',
  actor: 'user',
  summary: 'Change the password; ends all other sessions',
  body: passwordChange,
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;

/** `website` is a honeypot that people cannot see. A message with a `website` gets the same response and is dropped. */
export const contactMessage = z.object({
  name: requiredText('Your name is required'),
  email: requiredEmail('Email is required'),
  message: requiredLines('Please tell us what you need', 5000),
  website: atMost(z.string(), 500).optional(),
});

export const sendContactMessage = {
  method: 'post',
  path: '/contact',
  service: 'identity',
  actor: 'anyone',
  summary: 'Send a message to the operator by email',
  body: contactMessage,
  status: 202,
  response: acknowledgement,
} as const satisfies Operation;
