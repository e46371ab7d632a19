import { loadConfig } from '@marquee/service-kit/process/load-config';
import { configSchema } from '../src/config.ts';

const environment = {
  TOKEN_PUBLIC_KEYS: '{"keys":[{"kty":"OKP"}]}',
  INTERNAL_SECRET: 'sixteen-letters-at-least',
};

describe('configuration of events', () => {
  test('when it is complete, then the address of identity has no slash at its end', () => {
    const config = loadConfig(configSchema, { ...environment, IDENTITY_URL: 'http://identity:8081/' });

    expect(config).toMatchObject({ IDENTITY_URL: 'http://identity:8081', TIME_ZONE: 'America/New_York' });
  });

  test('when the address of identity is missing, then it is rejected by its name', () => {
    expect(() => loadConfig(configSchema, environment)).toThrow('IDENTITY_URL: is missing');
  });
});
