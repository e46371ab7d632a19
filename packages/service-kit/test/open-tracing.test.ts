import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openTracing } from '../src/tracing/open-tracing.ts';
import { noopTracing } from '../src/tracing/tracing.ts';
import { startOtlpReceiver } from './otlp-receiver.ts';

describe('opening tracing', () => {
  test('when there is an endpoint, then it receives the spans by OTLP over HTTP before the process exits', async () => {
    const receiver = await startOtlpReceiver();
    const program = join(import.meta.dirname, 'send-one-span.ts');

    const child = spawn(process.execPath, [program, receiver.url], { stdio: 'inherit' });

    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(receiver.spans).toMatchObject([{ service: 'quotes', name: 'only' }]);
    await receiver.stop();
  });

  test('when the collector is unavailable, then the process still exits normally', async () => {
    const program = join(import.meta.dirname, 'send-one-span.ts');

    const child = spawn(process.execPath, [program, 'http://127.0.0.1:9'], { stdio: 'inherit' });

    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('when there is no endpoint, then no spans are recorded', async () => {
    expect(await openTracing('quotes', undefined)).toBe(noopTracing);
  });
});
