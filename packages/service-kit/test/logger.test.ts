import { createLogger } from '../src/process/logger.ts';
import type { Logger } from '../src/process/logger.ts';

function aLogger(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { logger: createLogger({ name: 'quotes', level: 'info', destination }), lines };
}

describe('logger', () => {
  test('when something is logged, then it is one JSON line with the service and the time', () => {
    const { logger, lines } = aLogger();

    logger.info({ requestId: 'r-1' }, 'request');

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ service: 'quotes', requestId: 'r-1', msg: 'request' });
    expect(lines).toHaveLength(1);
  });

  test('when secrets or addresses are logged by mistake, then they are not written', () => {
    const { logger, lines } = aLogger();

    logger.info({
      email: 'ada@example.com',
      body: { password: 'S3cret!' },
      request: { headers: { cookie: 'sid=1' } },
    });

    expect(lines[0]).not.toMatch(/ada@|S3cret|sid=1/);
  });

  test('when an error quotes what it choked on, then addresses and numbers are taken out', () => {
    const { logger, lines } = aLogger();
    const error = Object.assign(
      new Error('dup key: { email: "ada@example.com", phone: "+1 212 555 0100" }'),
      {
        code: 11_000,
        keyValue: { email: 'ada@example.com' },
      },
    );

    logger.error({ err: error }, 'unexpected error');

    expect(lines[0]).not.toMatch(/ada@|555/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { type: 'Error', code: 11_000 } });
  });
});
