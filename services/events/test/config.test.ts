import { loadConfig } from '@marquee/service-kit/process/load-config';
import { configSchema } from '../src/config.ts';

const environment = {
  TOKEN_PUBLIC_KEYS: '{"keys":[{"kty":"OKP"}]}',
  INTERNAL_SECRET: 'sixteen-letters-at-least',
};

describe('the configuration of the events service', () => {
  test('when the configuration is complete, then the URL of identity has no slash at its end', () => {
    const config = loadConfig(configSchema, { ...environment, IDENTITY_URL: 'http://identity:8081/' });

    expect(config).toMatchObject({ IDENTITY_URL: 'http://identity:8081', TIME_ZONE: 'America/New_York' });
  });

  test('when the URL of identity is missing, then the error names the variable', () => {
    expect(() => loadConfig(configSchema, environment)).toThrow('IDENTITY_URL: is missing');
  });
});
