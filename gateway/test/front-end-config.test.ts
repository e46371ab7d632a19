import { loadConfig } from '@marquee/service-kit/process/load-config';
import { gatewayConfig } from '../src/config.ts';

const others = {
  PUBLIC_URL: 'http://localhost:8080',
  IDENTITY_URL: 'http://127.0.0.1:1',
  EVENTS_URL: 'http://127.0.0.1:2',
  QUOTES_URL: 'http://127.0.0.1:3',
  BILLING_URL: 'http://127.0.0.1:4',
  INTERNAL_SECRET: 'a-secret-between-test-services',
  RELEASES_DIR: 'releases',
};

describe('the configuration of the front ends’ locations', () => {
  test.each([{ SHELL_DIR: 'shell/dist' }, { SHELL_URL: 'http://shell:8080/' }])(
    'when it is %j, then it is valid',
    (shell) => {
      expect(() => loadConfig(gatewayConfig, { ...others, ...shell })).not.toThrow();
    },
  );

  test('when it lacks the shell, then the error names the variable', () => {
    expect(() => loadConfig(gatewayConfig, others)).toThrow('SHELL_DIR: is missing');
  });

  test('when a remote’s server has an invalid address, then the error names the variable', () => {
    const broken = { ...others, SHELL_DIR: 'shell/dist', MFE_PUBLIC_URL: 'mfe-public:8080' };

    expect(() => loadConfig(gatewayConfig, broken)).toThrow('MFE_PUBLIC_URL: ');
  });
});
