import { z } from 'zod';
import { currentUser } from './accounts.ts';
import type { DescribedOperation } from './described-operation.ts';
import { requiredEmail } from './email-address.ts';
import type { Operation } from './operation.ts';
import { newPassword } from './passwords.ts';
import { twoFactorProof } from './two-factor.ts';
import { atMost, optionalText, requiredText } from './text.ts';

export const getCurrentUser = {
  method: 'get',
  path: '/auth/user',
  service: 'identity',
  actor: 'user',
  summary: 'The signed-in user; 401 means signed out',
  status: 200,
  response: currentUser,
} as const satisfies Operation;

export const credentials = z.object({
  email: requiredText('Email is required', 254),
  password: atMost(
    z.string('Password is required').min(1, 'Password is required'),
    1000,
    'Password is too long',
  ),
});

/** The password was correct, but the user is signed in only after two-factor authentication. */
export const twoFactorRequired = z.object({ secondStep: z.literal(true) });

export const login = {
  method: 'post',
  path: '/auth/login',
  service: 'identity',
  actor: 'anyone',
  summary:
    'Sign in with email and password; sets the session cookie, or a cookie that is valid only for the two-factor step',
  body: credentials,
  status: 200,
  response: z.union([currentUser, twoFactorRequired]),
  refuses: [401],
} as const satisfies DescribedOperation;

export const passSecondStep = {
  method: 'post',
  path: '/auth/second-step',
  service: 'identity',
  actor: 'anyone',
  summary:
    'Complete a sign-in with a two-factor code, within 5 minutes of the password; sets the session cookie',
  body: twoFactorProof,
  status: 200,
  response: currentUser,
  refuses: [401],
} as const satisfies DescribedOperation;

export const logout = {
  method: 'post',
  path: '/auth/logout',
  service: 'identity',
  actor: 'anyone',
  summary: 'End the session; repeating it changes nothing',
  status: 204,
  response: z.undefined(),
  isRepeatable: true,
} as const satisfies Operation;

export const acknowledgement = z.object({ message: z.string() });

export const forgotPasswordForm = z.object({ email: requiredEmail('Email is required') });

export const forgotPassword = {
  method: 'post',
  path: '/auth/forgot-password',
  service: 'identity',
  actor: 'anyone',
  summary:
    'Email a single-use reset link, valid for 30 minutes; the answer is the same for known and unknown addresses',
  body: forgotPasswordForm,
  status: 202,
  response: acknowledgement,
} as const satisfies Operation;

export const resetPassword = {
  method: 'post',
  path: '/auth/reset-password',
  service: 'identity',
  actor: 'anyone',
  summary: 'Set a new password with the emailed token; ends all sessions',
  body: z.object({ token: requiredText('The link is not complete', 200), password: newPassword }),
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;

export const verifyEmail = {
  method: 'post',
  path: '/auth/verify-email',
  service: 'identity',
  actor: 'user',
  summary:
    'Confirm the email address with the emailed token, in a session of the account to which the token was emailed',
  body: z.object({ token: requiredText('The link is not complete', 200) }),
  status: 204,
  response: z.undefined(),
} as const satisfies Operation;

export const resendVerification = {
  method: 'post',
  path: '/auth/verify-email/resend',
  service: 'identity',
  actor: 'user',
  summary: 'Email the verification link again, unless the address is confirmed',
  status: 202,
  response: acknowledgement.extend({ isConfirmed: z.boolean().optional() }),
} as const satisfies Operation;

export const startGoogleSignIn = {
  method: 'get',
  path: '/auth/google',
  service: 'identity',
  actor: 'anyone',
  summary: 'Browser navigation: starts sign-in with Google and keeps a same-origin `returnTo` path',
  query: z.object({ returnTo: z.string().optional().catch(undefined) }),
  status: 302,
  response: z.undefined(),
} as const satisfies Operation;

/** Accepts any query, because a browser navigates here. For an invalid query, the sign-in page shows the error. */
export const finishGoogleSignIn = {
  method: 'get',
  path: '/auth/google/callback',
  service: 'identity',
  actor: 'anyone',
  summary:
    'Browser navigation: completes sign-in with Google; a rejected sign-in redirects to /auth with a notice',
  query: z.object({
    state: z.string().optional().catch(undefined),
    code: z.string().optional().catch(undefined),
    error: z.string().optional().catch(undefined),
  }),
  status: 302,
  response: z.undefined(),
} as const satisfies Operation;

export const startLogin = {
  method: 'get',
  path: '/login',
  service: 'identity',
  actor: 'anyone',
  summary: 'Browser navigation: redirects to /auth and keeps a same-origin `returnTo` path',
  query: z.object({ returnTo: optionalText(2000) }),
  status: 302,
  response: z.undefined(),
} as const satisfies Operation;
