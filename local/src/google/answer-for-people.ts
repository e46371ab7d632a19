import type { IncomingMessage } from 'node:http';

import { Events } from 'oauth2-mock-server';
import type {
  MutableRedirectUri,
  MutableResponse,
  OAuth2Service,
  TokenRequestIncomingMessage,
} from 'oauth2-mock-server';

import { googlePerson } from './google-people.ts';
import type { GooglePerson } from './google-people.ts';

type Client = { id: string; secret: string; callbackUrl: string };

/** The library knows one person and issues a token for any code; here a code belongs to one person and one client, and is valid once. */
export function answerForPeople(service: OAuth2Service, client: Client): void {
  const byCode = new Map<string, GooglePerson>();
  const byToken = new Map<string, GooglePerson>();

  service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri, request: IncomingMessage) => {
    const answers = new URL(request.url ?? '/', 'http://stand-in').searchParams;
    const email = answers.get('email');
    const code = url.searchParams.get('code');
    if (email === null || code === null) {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
      return;
    }
    byCode.set(code, googlePerson(email, { isConfirmed: answers.get('confirmed') === 'yes' }));
  });

  service.on(Events.BeforeResponse, (response: MutableResponse, { body }: TokenRequestIncomingMessage) => {
    const { code = '' } = body;
    const person = byCode.get(code);
    byCode.delete(code);
    if (person === undefined || !isFrom(client, body) || response.body === '') {
      response.statusCode = 400;
      response.body = { error: 'invalid_grant', error_description: 'Bad Request' };
      return;
    }
    byToken.set(String(response.body.access_token), person);
  });

  service.on(Events.BeforeUserinfo, (response: MutableResponse, { headers }: IncomingMessage) => {
    const person = byToken.get((headers.authorization ?? '').replace(/^Bearer /, ''));
    if (person === undefined) {
      response.statusCode = 401;
      response.body = { error: 'invalid_token' };
      return;
    }
    const said: Record<string, unknown> = {
      sub: person.sub,
      email: person.email,
      email_verified: person.isConfirmed,
    };
    response.body = said;
  });
}

/** Includes the verifier of the challenge, which the library has already compared. */
function isFrom({ id, secret, callbackUrl }: Client, body: object): boolean {
  const said = new Map<string, unknown>(Object.entries(body));
  return (
    said.get('client_id') === id &&
    said.get('client_secret') === secret &&
    said.get('redirect_uri') === callbackUrl &&
    said.get('grant_type') === 'authorization_code' &&
    typeof said.get('code_verifier') === 'string'
  );
}
