import { notFound } from '@marquee/service-kit/http/web-server-error';
import express from 'express';
import type { RequestHandler } from 'express';
import type { GatewayConfig } from '../config.ts';
import type { Upstreams } from '../proxy/upstreams.ts';
import { forwardFiles } from './forward-files.ts';
import { staticFiles } from './static-files.ts';

/** From the shell's own server if configured, else from its folder. */
export function shellFiles(
  { SHELL_URL: url, SHELL_DIR: folder = '' }: GatewayConfig,
  { at }: Upstreams,
): RequestHandler {
  return url === undefined ? staticFiles(folder) : forwardFiles(at(url));
}

type RemoteUrls = Pick<GatewayConfig, 'MFE_CLIENT_URL' | 'MFE_PROVIDER_URL' | 'MFE_PUBLIC_URL'>;

/** The servers of remotes that have their own, by app name. */
export function remoteServers(config: RemoteUrls): Record<string, string | undefined> {
  return {
    client: config.MFE_CLIENT_URL,
    provider: config.MFE_PROVIDER_URL,
    public: config.MFE_PUBLIC_URL,
  };
}

/** The files below `/mfe`: from the remote's own server if it has one, else from the release store. */
export function remoteFiles(config: GatewayConfig, { at }: Upstreams): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  for (const [remote, url] of Object.entries(remoteServers(config))) {
    if (url !== undefined) {
      router.use(`/${remote}`, forwardFiles(at(url)), rejectMissing);
    }
  }
  router.use(staticFiles(config.RELEASES_DIR));
  return router;
}

/** No fallback, because the release store may contain files that the remote's own server has removed. */
function rejectMissing(): never {
  throw notFound();
}
