import { loadConfig } from '@marquee/service-kit/process/load-config';
import { metricsConfig } from '../src/config.ts';

describe('the configuration of the gateway’s metrics', () => {
  test('when it is empty, then there is no metrics port; when only a port is set, then the metrics server binds to loopback', () => {
    expect(loadConfig(metricsConfig, {})).toEqual({ METRICS_HOST: '127.0.0.1' });
    expect(loadConfig(metricsConfig, { METRICS_PORT: '9464' })).toEqual({
      METRICS_PORT: 9464,
      METRICS_HOST: '127.0.0.1',
    });
  });

  test('when the port is invalid, then the error names the variable', () => {
    expect(() => loadConfig(metricsConfig, { METRICS_PORT: 'public' })).toThrow(
      'METRICS_PORT: must be a port number',
    );
  });
});
