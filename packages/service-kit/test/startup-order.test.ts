import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createTestTokens } from '../src/test-kit/tokens.ts';
import { describeOnBroker } from './broker-url.ts';
import { createRecorder } from './bus-recorder.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import { eventually } from './test-broker.ts';

const program = join(import.meta.dirname, 'any-service-program.ts');

describeOnBroker('a service that starts first', (amqpUrl) => {
  describe('a service that starts first', () => {
    test('when database and broker start later, then it logs each missing dependency and becomes ready', async () => {
      const database = await behindProxy(process.env.MONGODB_URL ?? '');
      const broker = await behindProxy(amqpUrl);
      const port = await anyPort();
      const { child, logged } = start({
        MONGODB_URL: database.url,
        AMQP_URL: broker.url,
        PORT: String(port),
      });

      await logged('waiting for the database');
      database.proxy.restore();
      await logged('the broker cannot be reached');
      await logged('listening');
      const meanwhile = await readiness(port);
      broker.proxy.restore();
      await logged('connected to the broker');
      await eventually(async () => (await readiness(port)).status === 200);
      child.kill('SIGTERM');

      expect(meanwhile).toEqual({ status: 503, failing: ['queues'] });
      expect(await once(child, 'exit')).toEqual([0, null]);
      database.proxy.close();
      broker.proxy.close();
    }, 60_000);
  });
});

describeOnBroker('a service that stops', (amqpUrl) => {
  describe('a service that stops', () => {
    test('when the broker hangs, then SIGTERM still ends the service with exit code 0', async () => {
      const broker = await behindProxy(amqpUrl);
      broker.proxy.restore();
      const port = await anyPort();
      const { child, logged } = start({ AMQP_URL: broker.url, PORT: String(port) });
      await logged('connected to the broker');
      await logged('listening');

      broker.proxy.stall();
      child.kill('SIGTERM');

      expect(await once(child, 'exit')).toEqual([0, null]);
      broker.proxy.close();
    }, 60_000);
  });
});

/** Returns the address of a proxy to the server at `url`, and the proxy, which can cut connections. Connections are cut at first. */
async function behindProxy(url: string) {
  const address = new URL(url);
  const proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
  proxy.cut();
  address.hostname = '127.0.0.1';
  address.port = String(proxy.port);
  return { proxy, url: address.toString() };
}

function start(environment: Record<string, string>): {
  child: ChildProcess;
  logged: (text: string) => Promise<void>;
} {
  const { publicKeys } = createTestTokens(() => new Date());
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      TOKEN_PUBLIC_KEYS: JSON.stringify(publicKeys),
      INTERNAL_SECRET: 'a-secret-for-this-test',
      ...environment,
    },
  });
  const lines = createRecorder<string>();
  child.stdout.on('data', (written: Buffer) => {
    lines.add(written.toString());
  });
  return { child, logged: (text) => untilLogged(lines, text) };
}

async function untilLogged(lines: ReturnType<typeof createRecorder<string>>, text: string): Promise<void> {
  while (!lines.entries.join('').includes(text)) {
    await lines.reached(lines.entries.length + 1);
  }
}

async function readiness(port: number): Promise<{ status: number; failing: string[] }> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  const { failing } = (await answer.json()) as { failing: string[] };
  return { status: answer.status, failing };
}

async function anyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
