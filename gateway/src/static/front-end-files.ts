import { notFound } from '@marquee/service-kit/http/web-server-error';
import express from 'express';
import type { RequestHandler } from 'express';
import type { GatewayConfig } from '../config.ts';
import type { Upstreams } from '../proxy/upstreams.ts';
import { forwardFiles } from './forward-files.ts';
import { staticFiles } from './static-files.ts';

/** Serves the shell's files from the shell's own server if configured, otherwise from a folder. */
export function shellFiles(
  { SHELL_URL: url, SHELL_DIR: folder = '' }: GatewayConfig,
  { at }: Upstreams,
): RequestHandler {
  return url === undefined ? staticFiles(folder) : forwardFiles(at(url));
}

type RemoteUrls = Pick<GatewayConfig, 'MFE_CLIENT_URL' | 'MFE_PROVIDER_URL' | 'MFE_PUBLIC_URL'>;

/** The configured servers of remotes, by app name. */
export function remoteServers(config: RemoteUrls): Record<string, string | undefined> {
  return {
    client: config.MFE_CLIENT_URL,
    provider: config.MFE_PROVIDER_URL,
    public: config.MFE_PUBLIC_URL,
  };
}

/** Serves the files below `/mfe` from the remote's own server if configured, otherwise from the release store. */
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

/** Answers 404 without a fallback, because the release store may contain files that the remote's own server has removed. */
function rejectMissing(): never {
  throw notFound();
}
