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
