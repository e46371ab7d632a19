import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

describe('the description of the API', () => {
  test('when a program requests it, then the format is OpenAPI 3.1', async () => {
    const answer = await gateway.fetch('/api/openapi.json');

    expect(await answer.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/auth/user': { get: {} } } });
  });

  test('when a person opens it, then a page without scripts lists the calls', async () => {
    const page = await (await gateway.fetch('/api/docs')).text();

    expect(page).toContain('<code>/api/quotes/{id}/line-items/{lineItemId}</code>');
    expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
    expect((await gateway.fetch('/api/docs/style.css')).headers.get('content-type')).toContain('text/css');
  });
});
