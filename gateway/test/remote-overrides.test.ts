import { join } from 'node:path';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { gatewayConfig } from '../src/config.ts';
import { startGateway } from './gateway-kit.ts';
import { put } from './put.ts';

async function pageOf(remoteOverrides: 'off' | 'loopback') {
  const gateway = await startGateway({ remoteOverrides });
  await put(join(gateway.shellDir, 'index.html'), '<!doctype html>');
  const { headers } = await gateway.fetch('/');
  const config: unknown = await (await gateway.fetch('/config.json')).json();
  await gateway.stop();
  return { policy: headers.get('content-security-policy') ?? '', config };
}

describe('remotes from the developer’s machine', () => {
  test('when they are allowed, then the configuration says so, and the policy allows loopback addresses', async () => {
    const { policy, config } = await pageOf('loopback');

    expect(config).toEqual({ remotes: [], overrides: 'loopback' });
    expect(policy).toContain("script-src 'self' http://localhost:* http://127.0.0.1:*;");
    expect(policy).toContain(
      "connect-src 'self' http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:*;",
    );
  });

  test('when they are not configured, then they are off, and the policy allows no loopback address', async () => {
    const { policy, config } = await pageOf(gatewayConfig.shape.REMOTE_OVERRIDES.parse(undefined));

    expect(config).toEqual({ remotes: [] });
    expect(policy).not.toMatch(/localhost|127\.0\.0\.1/);
  });

  test('when they are allowed in production, then the configuration is rejected, and the error names the variable', () => {
    const load = () => loadConfig(gatewayConfig, { NODE_ENV: 'production', REMOTE_OVERRIDES: 'loopback' });

    expect(load).toThrow('REMOTE_OVERRIDES: lets pages run unreleased code');
  });
});
