import type { HttpCall } from '@marquee/harness-kit/http-caller';

import type { TwoFactorSecrets } from '../matrix/principals/two-factor.ts';
import type { Person } from '../stack/people.ts';

type Known = Pick<TwoFactorSecrets, 'code' | 'recoveryCodes'> & { phone: string };

/** Calls that succeed, that are rejected and that are invalid, with personal data and secrets that a log line might contain. */
export function sensitiveCalls(
  { cookie, email, password }: Person,
  { phone, code, recoveryCodes: [recoveryCode = ''] }: Known,
): HttpCall[] {
  const get = (path: string): HttpCall => ({ method: 'GET', path, cookie });
  const post = (path: string, body: unknown): HttpCall => ({ method: 'POST', path, cookie, body });
  return [
    get('/api/auth/user'),
    get('/api/client/events'),
    get('/api/client/quotes'),
    get(`/api/login?returnTo=${encodeURIComponent(`/x?e=${email}`)}`),
    get(`/api/quotes?search=${encodeURIComponent(email)}`),
    get(`/api/client/events/${encodeURIComponent(email)}`),
    get(`/api/nobody/${encodeURIComponent(email)}`),
    post('/api/auth/login', { email, password: `${password}?` }),
    post('/api/auth/login', { email: { $gt: email }, password }),
    post('/api/auth/login', { email, password }),
    post('/api/auth/second-step', { code }),
    post('/api/auth/second-step', { recoveryCode }),
    post('/api/account/second-step/recovery-codes', { password, code }),
    post('/api/account/second-step/turn-off', { password: code, recoveryCode }),
    post('/api/clients/signup', { email, password, phone, firstName: email }),
    post('/api/auth/reset-password', { token: password, password }),
    post('/api/contact', { name: phone, email, message: `${email} ${phone} ${password}` }),
    post('/api/telemetry', { reports: [{ remote: email, build: phone, outcome: password }] }),
    { method: 'PATCH', path: '/api/clients/profile', cookie, body: { phone, additionalContactEmail: email } },
    { method: 'POST', path: '/api/contact', content: `{"email":"${email}","phone":"${phone}` },
    {
      method: 'POST',
      path: '/api/contact',
      body: { email },
      headers: { authorization: `Bearer ${password}` },
    },
    { method: 'POST', path: '/api/contact', body: { email }, headers: { origin: 'https://evil.example' } },
  ];
}
