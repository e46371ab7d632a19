import client from '../../../../../mfe-client/release.json';
import provider from '../../../../../mfe-provider/release.json';
import visitors from '../../../../../mfe-public/release.json';

/** The loaders of the remotes' pages. This file replaces the federation runtime in the single bundle's shell. */
const loaders = {
  mfe_client: () => import('../../../../../mfe-client/src/routes.tsx'),
  mfe_provider: () => import('../../../../../mfe-provider/src/routes.tsx'),
  mfe_public: () => import('../../../../../mfe-public/src/routes.tsx'),
};

const remotes = [client, provider, visitors].map((declared) => ({
  ...declared,
  entry: '/mfe/compiled-in.json',
  enabled: true,
}));

/** Requests no releases, because the bundle contains the pages of all remotes. */
export function startRuntime() {
  return {
    build: 'single',
    fetch: async () => Response.json({ remotes }),
    override: (releases) => releases,
    trust: () => undefined,
    registerRemotes: () => undefined,
    loadRemote: (id) => loaders[id.split('/')[0]](),
  };
}
