import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { buildMode } from './build-mode.ts';
import { sharedPackages, shareStrategy } from './sharing-policy.ts';

type Federation = { name: string; exposes?: Record<string, string> };

/**
 * The shell knows no remote at build time; it reads their addresses from /config.json. A remote loads no other remote, so its entry omits
 * that part of the runtime.
 */
export function federation({ name, exposes }: Federation): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name,
    filename: buildMode() === 'production' ? 'remoteEntry.[contenthash].js' : 'remoteEntry.js',
    ...(exposes && { exposes }),
    manifest: true,
    shared: sharedPackages,
    shareStrategy,
    dts: false,
    dev: false,
    experiments: { optimization: { target: 'web', disableRemote: exposes !== undefined } },
  });
}
