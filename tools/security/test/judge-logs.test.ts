import { judgeLogs } from '../src/logs/judge-logs.ts';
import type { Logged } from '../src/logs/judge-logs.ts';

const logged: Logged = {
  lines: [
    '{"level":30,"requestId":"7c9e6679-7425-40de-944b-e07fc1f90ae7","route":"/api/contact","status":400,"msg":"request"}',
    '{"level":30,"email":"[redacted]","ms":12.5,"msg":"[email] was [number]"}',
  ],
  sensitiveValues: new Map([
    ['the password', 'Velvet-curtain-7'],
    ['the phone', '+1 (646) 555-0187'],
  ]),
  answers: 2,
  withoutRequestId: [],
  errors: 1,
};

describe('judge logs', () => {
  test('when no line contains a secret and every response has its request id, then the gate passes', () => {
    expect(judgeLogs(logged, 2).passed).toBe(true);
  });

  test.each([
    ['a password', '{"body":"Velvet-curtain-7"}'],
    ['a phone', '{"phone":"+1 (646) 555-0187"}'],
    ['an unlisted email', '{"msg":"robin@example.com is taken"}'],
    ['a token', '{"msg":"eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ4In0xxx.c2lnbmF0dXJlMTIz"}'],
    ['a hash', '{"msg":"$argon2id$v=19$m=19456"}'],
    ['a cookie', `{"headers":"sid=${'a'.repeat(43)}"}`],
    ['a key', `{"key":{"kty":"OKP","d":"${'a'.repeat(43)}"}}`],
  ])('when a line contains %s, then the gate fails and the report omits the value', (_what, line) => {
    const measured = judgeLogs({ ...logged, lines: [...logged.lines, line] }, 2);

    expect(measured.passed).toBe(false);
    expect(JSON.stringify(measured)).not.toMatch(/Velvet|555-0187|robin@|eyJ|\$argon2|aaaa/);
  });

  test.each<[string, Partial<Logged>]>([
    ['there are too few lines', { lines: logged.lines.slice(1) }],
    ['an answer has no request id', { withoutRequestId: ['GET /api/auth/user'] }],
    ['no line reports an error', { errors: 0 }],
    ['no value was searched for', { sensitiveValues: new Map() }],
    ['no response was recorded', { answers: 0 }],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeLogs({ ...logged, ...planted }, 2).passed).toBe(false);
  });
});
