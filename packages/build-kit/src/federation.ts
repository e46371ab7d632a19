import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { buildMode } from './build-mode.ts';
import { sharedPackages, shareStrategy } from './sharing-policy.ts';

type Remote = { name: string; exposes: Record<string, string> };

/** Makes a build a remote. A remote loads no other remote, so its entry omits that part of the federation runtime. */
export function federation({ name, exposes }: Remote): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name,
    filename: buildMode() === 'production' ? 'remoteEntry.[contenthash].js' : 'remoteEntry.js',
    exposes,
    manifest: true,
    shared: sharedPackages,
    shareStrategy,
    dts: false,
    dev: false,
    experiments: { optimization: { target: 'web', disableRemote: true } },
  });
}
