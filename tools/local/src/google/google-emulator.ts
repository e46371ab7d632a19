import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';

import { addUserHandlers } from './add-user-handlers.ts';
import { accountChooserPage } from './account-chooser-page.ts';

export type GoogleEmulator = {
  /** The variables that identity needs. */
  variables: Readonly<Record<string, string>>;
  stop(): Promise<void>;
};

type Client = { id: string; secret: string };

/** Starts the emulator on loopback, with its own client id and secret. */
export async function startGoogleEmulator({ publicUrl }: { publicUrl: string }): Promise<GoogleEmulator> {
  const client = { id: 'marquee-on-this-machine', secret: randomBytes(24).toString('base64url') };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', await createGoogleEmulator({ publicUrl, url, client }));

  return {
    variables: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_AUTHORIZATION_URL: `${url}/authorize`,
      GOOGLE_TOKEN_URL: `${url}/token`,
      GOOGLE_USERINFO_URL: `${url}/userinfo`,
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Creates an emulator of Google's OAuth, which asks for an email address and trusts the answer. `url`: the emulator for browsers. */
export async function createGoogleEmulator({
  publicUrl,
  url,
  client,
}: {
  publicUrl: string;
  url: string;
  client: Client;
}): Promise<RequestListener> {
  const callbackUrl = `${publicUrl}/api/auth/google/callback`;
  const oauth = new OAuth2Server();
  // The library's own function for keys fails under jest, because it rejects a key that was created in another realm.
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  await oauth.issuer.keys.add({ ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256' });
  oauth.issuer.url = url;
  addUserHandlers(oauth.service, { ...client, callbackUrl });
  return withAccountChooser(callbackUrl, oauth.service.requestHandler);
}

/** Shows the account chooser before the library handles the request, because the library redirects everyone immediately. */
function withAccountChooser(callbackUrl: string, next: RequestListener): RequestListener {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://emulator');
    if (pathname !== '/authorize') {
      next(request, response);
      return;
    }
    if (searchParams.get('redirect_uri') !== callbackUrl) {
      response.writeHead(400).end('Error 400: redirect_uri_mismatch');
      return;
    }
    if (searchParams.has('email') || searchParams.has('answer')) {
      next(request, response);
      return;
    }
    sendAccountChooser(request, response, searchParams);
  };
}

function sendAccountChooser(
  _request: IncomingMessage,
  response: ServerResponse,
  parameters: URLSearchParams,
): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-security-policy', "default-src 'none'");
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(accountChooserPage(parameters));
}
