import { z } from 'zod';
import { loadConfig } from '../src/process/load-config.ts';
import { processConfig, serviceConfig } from '../src/process/service-config.ts';

const keys = JSON.stringify({ keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'abc' }] });

describe('configuration', () => {
  test('when every required variable is set, then the variables are parsed, and others get their defaults', () => {
    const config = loadConfig(serviceConfig, { TOKEN_PUBLIC_KEYS: keys, INTERNAL_SECRET: 'x'.repeat(16) });

    expect(config).toMatchObject({
      TIME_ZONE: 'America/New_York',
      TOKEN_PUBLIC_KEYS: { keys: [{ kty: 'OKP' }] },
    });
  });

  test('when variables are missing or malformed, then a one-line error names each variable', () => {
    const environment = { PORT: 'eighty', HOST: '', MONGODB_URL: 'postgres://x', AMQP_URL: '' };

    expect(() => loadConfig(processConfig, environment)).toThrow(
      /^Configuration: PORT: must be a port number; MONGODB_URL: must be a mongodb:\/\/ address; AMQP_URL: is missing$/,
    );
  });

  test.each(['amqp://a:b:c', 'amqp:///', 'http://broker'])(
    'when AMQP_URL is %s, then loading fails',
    (url) => {
      expect(() => loadConfig(processConfig, { AMQP_URL: url })).toThrow(
        /AMQP_URL: must be an amqp:\/\/ address$/,
      );
    },
  );

  test.each([
    ['TOKEN_PUBLIC_KEYS', '{"keys":[]}'],
    ['TOKEN_PUBLIC_KEYS', 'not json'],
    ['INTERNAL_SECRET', 'short'],
    ['TIME_ZONE', 'Mars/Olympus'],
  ])('when %s is %s, then the error names the variable', (name, value) => {
    const right = { TOKEN_PUBLIC_KEYS: keys, INTERNAL_SECRET: 'x'.repeat(16) };

    expect(() => loadConfig(serviceConfig, { ...right, [name]: value })).toThrow(
      `Configuration: ${name}: must`,
    );
  });
});

describe('configuration in production', () => {
  const key = (kid: string) => JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x: 'x', d: 'd', kid });
  const right = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://marquee.example',
    TOKEN_SIGNING_KEY: key('2026'),
    TOKEN_PUBLIC_KEYS: `{"keys":[${key('2025')},${key('2026')}]}`,
    INTERNAL_SECRET: 'y'.repeat(32),
    LINK_SECRET: 'z'.repeat(32),
    SECOND_STEP_KEY: 'k'.repeat(32),
    ADMIN_TOTP_SECRET: 'A'.repeat(32),
    ADMIN_PASSWORD: 'Velvet-curtain-7',
    PASSWORD_HASH_COST: 'owasp',
    AMQP_URL: 'amqp://marquee:secret@broker',
    MONGODB_URL: 'mongodb://quotes:secret@one:27017,two:27017/?tls=true&replicaSet=rs0',
    STRIPE_SECRET_KEY: 'sk_live_of_ours',
  };
  const anything = z.looseObject({});

  test('when no secret is a development value, then the configuration is accepted', () => {
    expect(loadConfig(anything, right)).toEqual(right);
  });

  test.each([
    ['PUBLIC_URL', 'http://marquee.example', 'must be an https:// address'],
    ['TOKEN_SIGNING_KEY', key('development-1'), 'was made for development'],
    ['TOKEN_SIGNING_KEY', key('2027'), 'is not among TOKEN_PUBLIC_KEYS'],
    ['TOKEN_PUBLIC_KEYS', `{"keys":[${key('2026')},${key('development-1')}]}`, 'was made for development'],
    ['INTERNAL_SECRET', `development-${'y'.repeat(32)}`, 'was made for development'],
    ['INTERNAL_SECRET', 'y'.repeat(31), 'must have at least 32 characters'],
    ['LINK_SECRET', `development-${'y'.repeat(32)}`, 'was made for development'],
    ['SECOND_STEP_KEY', `development-${'k'.repeat(32)}`, 'was made for development'],
    ['ADMIN_TOTP_SECRET', 'MARQUEELOCALADMINSECONDSTEPABCDE', 'is the demo value'],
    ['ADMIN_PASSWORD', 'Marquee-admin-1!', 'is the demo value'],
    ['ADMIN_PASSWORD', 'Marquee-demo-1!', 'is the demo value'],
    ['PASSWORD_HASH_COST', 'lowest', 'is for tests'],
    ['AMQP_URL', 'amqp://guest:guest@broker', "has RabbitMQ's default login"],
    ['AMQP_URL', 'amqp://broker', "has RabbitMQ's default login"],
    ['MONGODB_URL', 'mongodb://one:27017,two:27017/?tls=true', 'has no login'],
    ['MONGODB_URL', 'mongodb://quotes:secret@one/', 'has no TLS'],
    ['MONGODB_URL', 'mongodb+srv://quotes:secret@one/?tls=false', 'has no TLS'],
    ['MONGODB_URL', 'mongodb://one/?replicaSet=a@b', 'has no login and has no TLS'],
    ['STRIPE_SECRET_KEY', 'sk_test_of_ours', "is a key of Stripe's test mode"],
    ['STRIPE_SECRET_KEY', 'rk_test_of_ours', "is a key of Stripe's test mode"],
  ])('when %s is %s, then the value is accepted only in development', (name, value, complaint) => {
    const environment = { ...right, [name]: value };

    expect(() => loadConfig(anything, environment)).toThrow(
      new RegExp(`^Configuration: ${name}: ${complaint}[^;]*$`),
    );
    expect(() => loadConfig(anything, { ...environment, NODE_ENV: 'development' })).not.toThrow();
  });

  test.each([
    ['mongodb://one/', 'login,tls'],
    ['mongodb://quotes:secret@one/', 'tls'],
    ['mongodb://one/?tls=true', 'login'],
    ['mongodb+srv://quotes:secret@one/', ''],
    ['mongodb://one/?tls=true&authMechanism=MONGODB-X509', ''],
  ])('when the database is %s and %j is waived, then the configuration is accepted', (url, waived) => {
    const environment = { ...right, MONGODB_URL: url, MONGODB_WAIVED: waived };

    expect(() => loadConfig(anything, environment)).not.toThrow();
  });

  test('when only the login is waived, then the error names the missing TLS', () => {
    const environment = { ...right, MONGODB_URL: 'mongodb://one/', MONGODB_WAIVED: 'login' };

    expect(() => loadConfig(anything, environment)).toThrow(
      /MONGODB_URL: has no TLS .*MONGODB_WAIVED=tls allows/,
    );
  });

  test.each([undefined, '0'])(
    'when the gateway has TRUST_PROXY %j, then the error names the variable',
    (hops) => {
      const gateway = z.looseObject({ TRUST_PROXY: z.string().optional() });
      const environment = { ...right, TRUST_PROXY: hops };

      expect(() => loadConfig(gateway, environment)).toThrow(/^Configuration: TRUST_PROXY: must be [^;]+$/);
      expect(() => loadConfig(gateway, { ...environment, TRUST_PROXY: '1' })).not.toThrow();
      expect(() => loadConfig(gateway, { ...environment, NODE_ENV: 'development' })).not.toThrow();
      expect(() => loadConfig(anything, environment)).not.toThrow();
    },
  );

  test('when a service that sends emails has no mail server, then the error names the variable; other services need none', () => {
    const mailing = z.looseObject({ SMTP_URL: z.string().optional() });
    const environment = { ...right, AMQP_URL: 'amqp://broker' };

    expect(() => loadConfig(mailing, environment)).toThrow(
      /^Configuration: SMTP_URL: is missing: [^;]+; AMQP_URL: has [^;]+$/,
    );
    expect(() => loadConfig(mailing, { ...right, SMTP_URL: 'smtps://mail' })).not.toThrow();
    expect(() => loadConfig(mailing, { ...right, NODE_ENV: 'development' })).not.toThrow();
    expect(() => loadConfig(anything, right)).not.toThrow();
  });

  test('when a process has two schemas, then both are checked', () => {
    const mailing = z.looseObject({ SMTP_URL: z.string().optional() });

    expect(() => loadConfig(z.intersection(anything, mailing), right)).toThrow(
      /^Configuration: SMTP_URL: is missing: /,
    );
  });

  test('when NODE_ENV is misspelled, then it does not count as development', () => {
    expect(() => loadConfig(anything, { ...right, NODE_ENV: 'prod' })).toThrow(
      'Configuration: NODE_ENV: must be one of development, test, production',
    );
  });
});
