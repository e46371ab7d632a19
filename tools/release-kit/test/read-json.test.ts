import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { readJson } from '../src/read-json.ts';

async function reasonOf(status: number): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await readJson(`http://127.0.0.1:${port}/release.json`, z.object({}));
    return 'none';
  } catch (error) {
    return String(error);
  } finally {
    server.close();
  }
}

describe('reading a file from an address', () => {
  test.each([
    [200, /^none$/],
    [404, /release\.json does not exist/],
    [503, /release\.json cannot be read: the server answered 503/],
  ])('when the server answers %i, then the reason says so', async (status, reason) => {
    expect(await reasonOf(status)).toMatch(reason);
  });
});
