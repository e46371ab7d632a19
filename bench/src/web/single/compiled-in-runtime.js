import client from '../../../../mfe-client/release.json';
import provider from '../../../../mfe-provider/release.json';
import visitors from '../../../../mfe-public/release.json';

/** Replaces the federation's runtime in the single bundle's shell. */
const loaders = {
  mfe_client: () => import('../../../../mfe-client/src/routes.tsx'),
  mfe_provider: () => import('../../../../mfe-provider/src/routes.tsx'),
  mfe_public: () => import('../../../../mfe-public/src/routes.tsx'),
};

const remotes = [client, provider, visitors].map((declared) => ({
  ...declared,
  entry: '/mfe/compiled-in.json',
  enabled: true,
}));

/** No release needs to be requested, because the pages of all are in the bundle. */
export function federationRuntime() {
  return {
    build: 'single',
    fetch: async () => Response.json({ remotes }),
    override: (releases) => releases,
    trust: () => undefined,
    registerRemotes: () => undefined,
    loadRemote: (id) => loaders[id.split('/')[0]](),
  };
}
