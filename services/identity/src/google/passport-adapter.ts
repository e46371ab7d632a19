import passport from 'passport';
import { Strategy } from 'passport-google-oauth20';
import type { Profile, StrategyOptions } from 'passport-google-oauth20';
import { addRequestTimeout } from './add-request-timeout.ts';

/** The values to compare when the browser returns. Google receives the state and a hash of the verifier. */
export type AuthorizationState = { state: string; verifier: string };

type PassportOptions = {
  clientId: string;
  clientSecret: string;
  callbackUrl: string;
  authorizationUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
  newState: () => string;
  /** Timeout of each request to Google, in milliseconds. */
  timeoutMs: number;
};

export type PassportAdapter = {
  getAuthorizationUrl: (saveState: (state: AuthorizationState) => Promise<void>) => Promise<string>;
  /** Returns Google's unvalidated profile of the person who returned with this code. */
  fetchUserInfo: (grant: { code: string; verifier: string }) => Promise<unknown>;
};

type Request =
  | { query: Record<string, never>; saveState: (state: AuthorizationState) => Promise<void> }
  | { query: { code: string }; verifier: string };

type Done<Value> = (error: Error | null, value?: Value) => void;

/** The part of Express's response with which a strategy redirects. */
type Response = { setHeader: (name: string, value: string) => void; end: () => void };

type Authenticate = (request: Request, response: Response, next: (error: unknown) => void) => void;

/** Google prompts for the account each time; otherwise another site could redirect a browser here and sign a person in without a click. */
const authenticateOptions = { session: false, prompt: 'select_account' };

/** Runs Passport without Express and without a session, on minimal request and response objects. */
export function createPassportAdapter(options: PassportOptions): PassportAdapter {
  const google = new passport.Passport();
  google.use(strategyFor(options));

  function authenticate(request: Request): Promise<{ location?: string; userInfo?: unknown }> {
    return new Promise((resolve, reject) => {
      const answer = (error: unknown, userInfo: unknown) => {
        if (userInfo) {
          resolve({ userInfo });
        } else {
          reject(error instanceof Error ? error : new Error('nobody'));
        }
      };
      const response: Response = {
        setHeader(name, value) {
          if (name === 'Location') {
            resolve({ location: value });
          }
        },
        end: () => undefined,
      };
      // The declared types require Express's request and response, of which a strategy uses only this part.
      const handle = google.authenticate('google', authenticateOptions, answer) as Authenticate;
      handle(request, response, reject);
    });
  }

  return {
    async getAuthorizationUrl(saveState) {
      const { location = '' } = await authenticate({ query: {}, saveState });
      return location;
    },
    async fetchUserInfo({ code, verifier }) {
      const { userInfo } = await authenticate({ query: { code }, verifier });
      return userInfo;
    },
  };
}

function strategyFor(options: PassportOptions): Strategy {
  const strategy = new Strategy(
    {
      clientID: options.clientId,
      clientSecret: options.clientSecret,
      callbackURL: options.callbackUrl,
      authorizationURL: options.authorizationUrl,
      tokenURL: options.tokenUrl,
      userProfileURL: options.userinfoUrl,
      scope: ['openid', 'email', 'profile'],
      // Passport enables neither the state nor PKCE by default.
      state: true,
      pkce: true,
      store: storeWith(options.newState),
    },
    (_accessToken: string, _refreshToken: string, profile: Profile, done: Done<object>) => {
      done(null, profile._json);
    },
  );
  // By default, the access token would be in the URL and therefore in logs.
  // eslint-disable-next-line @typescript-eslint/dot-notation -- protected, and no option sets it
  strategy['_oauth2'].useAuthorizationHeaderforGET(true);
  addRequestTimeout(strategy, options.timeoutMs);
  return strategy;
}

/**
 * A state store for Passport. At the start it saves a new state with the verifier. At the return it only gives Passport the verifier,
 * because `PendingSignIns` has already compared the state.
 */
function storeWith(newState: () => string): NonNullable<StrategyOptions['store']> {
  const store = {
    store(
      request: Extract<Request, { saveState: unknown }>,
      verifier: string,
      _state: unknown,
      _meta: unknown,
      done: Done<string>,
    ) {
      const state = newState();
      request.saveState({ state, verifier }).then(() => {
        done(null, state);
      }, done);
    },
    verify(request: Extract<Request, { verifier: string }>, _state: unknown, done: Done<string>) {
      done(null, request.verifier);
    },
  };
  // The declared types do not cover a store that also returns verifiers.
  return store as unknown as NonNullable<StrategyOptions['store']>;
}
