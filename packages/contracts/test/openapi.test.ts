import { createOpenApiDocument } from '../src/openapi.ts';
import { operations } from '../src/operations.ts';

/** Section 7 of the product's specification, written by hand so that a lost operation is noticed. */
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

  test.each(calls)('when the specification names %s, then it is described', (call) => {
    const [method = '', path = ''] = call.split(' ');

    expect(document.paths?.[path]).toHaveProperty(method.toLowerCase());
  });

  test('when operations are collected, then no two share a method and a path', () => {
    const keys = [...operations.values()].map(
      ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`,
    );

    expect(new Set(keys).size).toBe(keys.length);
  });

  test('when an operation is described, then it says who may call it', () => {
    expect(document.paths?.['/api/quotes']?.post).toMatchObject({ 'x-actor': 'provider' });
    expect(document.paths?.['/api/auth/login']?.post).toMatchObject({ 'x-actor': 'anyone' });
  });

  test('when it answers a list, then it says which headers tell the rest', () => {
    const headers = {
      Link: {},
      'X-Total-Count': { schema: { type: 'integer' } },
      'X-List-Cap': { schema: { const: 200 } },
    };

    expect(document.paths).toMatchObject({ '/api/quotes': { get: { responses: { 200: { headers } } } } });
  });
});
