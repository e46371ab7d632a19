import { z } from 'zod';
import { loadConfig } from '../src/process/load-config.ts';
import { processConfig, serviceConfig } from '../src/process/service-config.ts';

const keys = JSON.stringify({ keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'abc' }] });

describe('configuration', () => {
  test('when everything is given, then it is parsed', () => {
    const config = loadConfig(serviceConfig, { TOKEN_PUBLIC_KEYS: keys, INTERNAL_SECRET: 'x'.repeat(16) });

    expect(config).toMatchObject({
      TIME_ZONE: 'America/New_York',
      TOKEN_PUBLIC_KEYS: { keys: [{ kty: 'OKP' }] },
    });
  });

  test('when variables are missing or malformed, then one line names each of them', () => {
    const environment = { PORT: 'eighty', HOST: '', MONGODB_URL: 'postgres://x', AMQP_URL: '' };

    expect(() => loadConfig(processConfig, environment)).toThrow(
      /^Configuration: PORT: must be a port number; MONGODB_URL: must be a mongodb:\/\/ address; AMQP_URL: is missing$/,
    );
  });

  test.each(['amqp://a:b:c', 'amqp:///', 'http://broker'])('when AMQP_URL is %s, then it is named', (url) => {
    expect(() => loadConfig(processConfig, { AMQP_URL: url })).toThrow(
      /AMQP_URL: must be an amqp:\/\/ address$/,
    );
  });

  test.each([
    ['TOKEN_PUBLIC_KEYS', '{"keys":[]}'],
    ['TOKEN_PUBLIC_KEYS', 'not json'],
    ['INTERNAL_SECRET', 'short'],
    ['TIME_ZONE', 'Mars/Olympus'],
  ])('when %s is %s, then it is named', (name, value) => {
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
  };
  const anything = z.looseObject({});

  test('when every secret is its own, then it starts', () => {
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
    ['ADMIN_TOTP_SECRET', 'MARQUEELOCALADMINSECONDSTEPABCDE', 'is the one of the demo'],
    ['ADMIN_PASSWORD', 'Marquee-admin-1!', 'is the one of the demo'],
    ['ADMIN_PASSWORD', 'Marquee-demo-1!', 'is the one of the demo'],
    ['PASSWORD_HASH_COST', 'lowest', 'is for tests'],
    ['AMQP_URL', 'amqp://guest:guest@broker', "has RabbitMQ's default login"],
    ['AMQP_URL', 'amqp://broker', "has RabbitMQ's default login"],
  ])('when %s is %s, then one line names it, and development goes on', (name, value, complaint) => {
    const environment = { ...right, [name]: value };

    expect(() => loadConfig(anything, environment)).toThrow(
      new RegExp(`^Configuration: ${name}: ${complaint}[^;]*$`),
    );
    expect(() => loadConfig(anything, { ...environment, NODE_ENV: 'development' })).not.toThrow();
  });

  test('when who sends mails has no mail server, then the same line names it, and nobody else is asked', () => {
    const mailing = z.looseObject({ SMTP_URL: z.string().optional() });
    const environment = { ...right, AMQP_URL: 'amqp://broker' };

    expect(() => loadConfig(mailing, environment)).toThrow(
      /^Configuration: SMTP_URL: is missing: [^;]+; AMQP_URL: has [^;]+$/,
    );
    expect(() => loadConfig(mailing, { ...right, SMTP_URL: 'smtps://mail' })).not.toThrow();
    expect(() => loadConfig(mailing, { ...right, NODE_ENV: 'development' })).not.toThrow();
    expect(() => loadConfig(anything, right)).not.toThrow();
  });

  test('when a process reads what two schemas say, then the needs of both are asked', () => {
    const mailing = z.looseObject({ SMTP_URL: z.string().optional() });

    expect(() => loadConfig(z.intersection(anything, mailing), right)).toThrow(
      /^Configuration: SMTP_URL: is missing: /,
    );
  });

  test('when NODE_ENV is misspelt, then nothing is taken for development', () => {
    expect(() => loadConfig(anything, { ...right, NODE_ENV: 'prod' })).toThrow(
      'Configuration: NODE_ENV: must be one of development, test, production',
    );
  });
});
