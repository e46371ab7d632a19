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

/** Below `/mfe`: each remote's files from its own server if configured, else from the release store. */
export function remoteFiles(config: GatewayConfig, { at }: Upstreams): RequestHandler {
  const servers = {
    client: config.MFE_CLIENT_URL,
    provider: config.MFE_PROVIDER_URL,
    public: config.MFE_PUBLIC_URL,
  };
  const router = express.Router({ caseSensitive: true });
  for (const [remote, url] of Object.entries(servers)) {
    if (url !== undefined) {
      router.use(`/${remote}`, forwardFiles(at(url)), nowhereElse);
    }
  }
  router.use(staticFiles(config.RELEASES_DIR));
  return router;
}

/** The release store may still have what a remote's own server no longer has. */
function nowhereElse(): never {
  throw notFound();
}
