import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

describe('a service in its own process', () => {
  test('when no variable is set, then a one-line error names all required variables', async () => {
    const env = { PATH: process.env.PATH };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'any-service-program.ts')], { env });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });

    const exit = await once(child, 'close');

    expect(exit).toEqual([1, null]);
    expect(stderr.trim().split('\n').at(-1)).toBe(
      `billing: Configuration: ${['PORT', 'MONGODB_URL', 'AMQP_URL', 'TOKEN_PUBLIC_KEYS', 'INTERNAL_SECRET']
        .map((name) => `${name}: is missing`)
        .join('; ')}`,
    );
  });

  test('when it runs in production with development secrets, then it exits with a one-line error that names their variables', async () => {
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      MONGODB_URL: 'mongodb://127.0.0.1:9',
      MONGODB_WAIVED: 'login,tls',
      AMQP_URL: 'amqp://guest:guest@127.0.0.1:9',
      TOKEN_PUBLIC_KEYS: '{"keys":[{"kty":"OKP","kid":"development-1"}]}',
      INTERNAL_SECRET: 'development-secret-between-services',
    };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'any-service-program.ts')], { env });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });

    const exit = await once(child, 'close');

    expect(exit).toEqual([1, null]);
    expect(stderr.trim().split('\n').at(-1)).toMatch(
      /^billing: Configuration: TOKEN_PUBLIC_KEYS: [^;]+; INTERNAL_SECRET: [^;]+; AMQP_URL: [^;]+$/,
    );
    expect(stderr).not.toContain('secret-between');
  });
});
