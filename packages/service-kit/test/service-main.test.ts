import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

describe('a service as a process of its own', () => {
  test('when it is told nothing, then one line names all that it needs', async () => {
    const env = { PATH: process.env.PATH };
    const child = spawn(process.execPath, [join(__dirname, 'any-service-program.ts')], { env });
    let complained = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complained += chunk.toString();
    });

    const exit = await once(child, 'close');

    expect(exit).toEqual([1, null]);
    expect(complained.trim().split('\n').at(-1)).toBe(
      `billing: Configuration: ${['PORT', 'MONGODB_URL', 'AMQP_URL', 'TOKEN_PUBLIC_KEYS', 'INTERNAL_SECRET']
        .map((name) => `${name}: is missing`)
        .join('; ')}`,
    );
  });
});
