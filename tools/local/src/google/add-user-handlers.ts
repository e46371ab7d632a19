import type { IncomingMessage } from 'node:http';

import { Events } from 'oauth2-mock-server';
import type {
  MutableRedirectUri,
  MutableResponse,
  OAuth2Service,
  TokenRequestIncomingMessage,
} from 'oauth2-mock-server';

import { googleUser } from './google-users.ts';
import type { GoogleUser } from './google-users.ts';

type Client = { id: string; secret: string; callbackUrl: string };

/** The library alone has one person and accepts any code. With these handlers, a code is for one person and one client, and valid once. */
export function addUserHandlers(service: OAuth2Service, client: Client): void {
  const byCode = new Map<string, GoogleUser>();
  const byToken = new Map<string, GoogleUser>();

  service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri, request: IncomingMessage) => {
    const answers = new URL(request.url ?? '/', 'http://emulator').searchParams;
    const email = answers.get('email');
    const code = url.searchParams.get('code');
    if (email === null || code === null) {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
      return;
    }
    byCode.set(code, googleUser(email, { isConfirmed: answers.get('confirmed') === 'yes' }));
  });

  service.on(Events.BeforeResponse, (response: MutableResponse, { body }: TokenRequestIncomingMessage) => {
    const { code = '' } = body;
    const user = byCode.get(code);
    byCode.delete(code);
    if (user === undefined || !isTokenRequestOf(client, body) || response.body === '') {
      response.statusCode = 400;
      response.body = { error: 'invalid_grant', error_description: 'Bad Request' };
      return;
    }
    byToken.set(String(response.body.access_token), user);
  });

  service.on(Events.BeforeUserinfo, (response: MutableResponse, { headers }: IncomingMessage) => {
    const user = byToken.get((headers.authorization ?? '').replace(/^Bearer /, ''));
    if (user === undefined) {
      response.statusCode = 401;
      response.body = { error: 'invalid_token' };
      return;
    }
    const userInfo: Record<string, unknown> = {
      sub: user.sub,
      email: user.email,
      email_verified: user.isConfirmed,
    };
    response.body = userInfo;
  });
}

/** Also requires that the request has a code verifier. The library has already compared the verifier with the challenge. */
function isTokenRequestOf({ id, secret, callbackUrl }: Client, body: object): boolean {
  const parameters = new Map<string, unknown>(Object.entries(body));
  return (
    parameters.get('client_id') === id &&
    parameters.get('client_secret') === secret &&
    parameters.get('redirect_uri') === callbackUrl &&
    parameters.get('grant_type') === 'authorization_code' &&
    typeof parameters.get('code_verifier') === 'string'
  );
}
