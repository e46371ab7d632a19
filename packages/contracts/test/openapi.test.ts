import { createOpenApiDocument } from '../src/openapi.ts';
import { operations } from '../src/operations.ts';

/** Section 7 of the product's specification, copied by hand so that a missing operation is noticed. */
const calls =
  `GET /api/auth/user|POST /api/auth/logout|POST /api/auth/login|POST /api/auth/forgot-password|GET /api/auth/google
GET /api/login|POST /api/clients/signup|POST /api/providers/signup|GET /api/clients/profile|PATCH /api/clients/profile
GET /api/providers/profile|PATCH /api/providers/profile|GET /api/providers|GET /api/client/quote|GET /api/client/quotes
POST /api/client/quotes/{id}/accept|GET /api/client/events|GET /api/client/events/{id}|POST /api/client/events
PUT /api/client/events/{id}|POST /api/client/events/{id}/send-to-provider|POST /api/events|GET /api/events/provider
GET /api/events|PATCH /api/events/{id}/status|GET /api/provider/requests|POST /api/provider/events/{id}/create-quote
GET /api/quotes|POST /api/quotes|GET /api/quotes/{id}|PATCH /api/quotes/{id}|GET /api/quotes/{id}/history
POST /api/quotes/{id}/line-items|DELETE /api/quotes/{id}/line-items/{lineItemId}|POST /api/quotes/{id}/approve-for-review
POST /api/quotes/{id}/send-to-client|GET /api/quotes/approved-for-review|GET /api/public/quote/{id}`.split(
    /[|\n]/,
  );

describe('the OpenAPI document', () => {
  const document = createOpenApiDocument();

  test.each(calls)('when the specification contains %s, then the document describes this call', (call) => {
    const [method = '', path = ''] = call.split(' ');

    expect(document.paths?.[path]).toHaveProperty(method.toLowerCase());
  });

  test('when operations are collected, then no two share a method and a path', () => {
    const keys = [...operations.values()].map(
      ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`,
    );

    expect(new Set(keys).size).toBe(keys.length);
  });

  test('when an operation is described, then the description has the actor', () => {
    expect(document.paths?.['/api/quotes']?.post).toMatchObject({ 'x-actor': 'provider' });
    expect(document.paths?.['/api/auth/login']?.post).toMatchObject({ 'x-actor': 'anyone' });
  });

  test.each([
    ['is refused', '/api/auth/login', 'post', true],
    ['has no signature', '/api/webhooks/stripe', 'post', true],
    ['names no version', '/api/client/quotes/{id}/accept', 'post', false],
    ['changes nothing', '/api/account/settings', 'patch', false],
  ] as const)(
    'when an empty body %s, then the description of %s (%s) requires a body: %s',
    (_why, path, method, required) => {
      expect(document.paths?.[path]?.[method]?.requestBody).toMatchObject({ required });
    },
  );

  test.each([
    ['anyone may sign in', '/api/auth/login', 'post', [400, 401, 403, 409, 413, 415, 422, 429]],
    ['a public quote is read', '/api/public/quote/{id}', 'get', [400, 404, 429]],
    ['a provider creates a quote', '/api/quotes', 'post', [400, 401, 402, 403, 409, 413, 415, 422, 429]],
    ['a client lists events', '/api/client/events', 'get', [400, 401, 403, 429, 431]],
    ['a session is ended', '/api/account/sessions/{sessionId}', 'delete', [400, 401, 403, 404, 409, 429]],
    ['a client reads their own profile', '/api/clients/profile', 'get', [400, 401, 403, 404, 429]],
    ['a user downloads their own data', '/api/account/export', 'get', [400, 401, 404, 409, 429]],
  ] as const)('when %s, then the description has the possible errors', (_what, path, method, statuses) => {
    const responses = Object.keys(document.paths?.[path]?.[method]?.responses ?? {});

    expect(responses.filter((status) => status.startsWith('4'))).toEqual(statuses.map(String));
  });

  test('when an error is described, then its body is a problem', () => {
    const described = {
      content: {
        'application/problem+json': { schema: { required: expect.arrayContaining(['code']) as unknown } },
      },
    };

    expect(Object.keys(document.components?.responses ?? {})).toHaveLength(11);
    Object.values(document.components?.responses ?? {}).forEach((response) => {
      expect(response).toMatchObject(described);
    });
  });

  test('when a download contains JSON, then the description has its records', () => {
    expect(document.paths?.['/api/account/export']?.get?.responses).toMatchObject({
      200: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { account: { type: 'array' }, invoices: { type: 'array' } },
            },
          },
        },
      },
    });
  });

  test('when one of two fields is required, then the description requires exactly one', () => {
    expect(document.paths?.['/api/auth/second-step']?.post?.requestBody).toMatchObject({
      content: {
        'application/json': { schema: { oneOf: [{ required: ['code'] }, { required: ['recoveryCode'] }] } },
      },
    });
  });

  test('when an event is cancelled, then the description requires a reason', () => {
    expect(document.paths?.['/api/events/{id}/status']?.patch?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { if: {}, then: { required: ['reason'] } } } },
    });
  });

  test('when a program reads the document, then the document contains the address of the server', () => {
    expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
  });

  test('when a pattern limits a text, then programs in other languages can read the pattern', () => {
    const text = JSON.stringify(document);

    expect(text).toContain('"pattern":"[^');
    expect(text).not.toMatch(/\\\\u(?:\{|D[89A-F])/i);
  });

  test('when the answer is a list, then the description has the list headers', () => {
    const headers = {
      Link: {},
      'X-Total-Count': { schema: { type: 'integer' } },
      'X-List-Cap': { schema: { const: 200 } },
      'X-Left-Out-Count': { schema: { type: 'integer' } },
      'X-Left-Out-Id': {},
    };

    expect(document.paths).toMatchObject({ '/api/quotes': { get: { responses: { 200: { headers } } } } });
  });
});
