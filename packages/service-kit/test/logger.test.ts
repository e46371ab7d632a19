import { withinScope } from '../src/process/log-scope.ts';
import { createLogger } from '../src/process/logger.ts';
import type { Logger } from '../src/process/logger.ts';

function aLogger(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { logger: createLogger({ name: 'quotes', level: 'info', destination }), lines };
}

const personal = {
  email: 'ada@example.com',
  clientEmail: 'ada@example.com',
  providerEmail: 'ada@example.com',
  phone: '+1 212 555 0100',
  keyContactPhone: '+1 212 555 0100',
  to: 'mail for ada@example.com',
  password: 'S3cret!',
  token: 'S3cret!',
  secret: 'S3cret!',
  authorization: 'Bearer S3cret!',
  cookie: 'sid=S3cret!',
  'set-cookie': 'sid=S3cret!',
  'x-internal-secret': 'S3cret!',
  signingKey: 'S3cret!',
  recoveryCodes: ['S3cret!'],
  reason: 'cannot reach mongodb://marquee:S3cret!@mongo:27017/x or amqps://:S3c@ret@broker',
};

describe('logger', () => {
  test('when something is logged, then the output is one JSON line with the service and the time', () => {
    const { logger, lines } = aLogger();

    logger.info({ requestId: 'r-1' }, 'request');

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      service: 'quotes',
      requestId: 'r-1',
      msg: 'request',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
    expect(lines).toHaveLength(1);
  });

  test('when a text contains line breaks, then the output is still one line', () => {
    const { logger, lines } = aLogger();

    logger.warn({ code: 'x\n{"level":30,"msg":"forged"}' }, 'one\r\ntwo');

    expect(
      lines
        .join('')
        .trimEnd()
        .split(/[\r\n]/),
    ).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'one\r\ntwo' });
  });

  test('when secrets or email addresses are logged by mistake, then the line does not contain them', () => {
    const { logger, lines } = aLogger();

    logger.info({
      email: 'ada@example.com',
      body: { password: 'S3cret!' },
      request: { headers: { cookie: 'sid=1' } },
    });

    expect(lines[0]).not.toMatch(/ada@|S3cret|sid=1/);
  });

  test.each([
    personal,
    { body: personal },
    { request: { headers: personal } },
    { mails: [{ to: personal }] },
  ])('when a line contains all personal fields (case %#), then none of them is written', (line) => {
    const { logger, lines } = aLogger();

    logger.warn(line, 'careless');

    expect(lines[0]).toContain('careless');
    expect(lines[0]).not.toMatch(/ada@|555|S3c|ret@/);
  });

  test('when work runs within the scope of a request, then its lines contain the ids of the request and the trace, and later lines do not', async () => {
    const { logger, lines } = aLogger();

    await withinScope({ requestId: 'r-1', traceId: 't-1' }, async () => {
      await Promise.resolve();
      logger.info('within');
    });
    logger.info('after');

    const [within, after] = lines.map((line) => JSON.parse(line) as object);
    expect(within).toMatchObject({ requestId: 'r-1', traceId: 't-1', msg: 'within' });
    expect(after).not.toHaveProperty('requestId');
  });

  test('when an error quotes rejected input, then email addresses and phone numbers are masked', () => {
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
