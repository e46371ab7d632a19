import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

import { login, logout, passSecondStep } from '@marquee/contracts/auth-operations';
import type { Operation } from '@marquee/contracts/operation';
import { problem } from '@marquee/contracts/problem';
import { operationUrl } from '@marquee/service-kit/http/operation-url';
import type { UrlParts } from '@marquee/service-kit/http/operation-url';

import { passWithCodes } from '../operator/pass-with-codes.ts';

/** Two-factor authentication with a code typed by the operator, or with codes generated from the secret. */
export type Deployment = { url: string; email: string; password: string } & (
  { code: string } | { secret: string }
);

type ResponseOf<Op extends Operation> = ReturnType<Op['response']['parse']>;

/** Calls a running deployment as its operator. */
export type OperatorClient = {
  call: <Op extends Operation>(operation: Op, parts?: Parts) => Promise<Answered<ResponseOf<Op>>>;
  /** The session's cookie, as `name=value`. */
  cookie: () => string;
  signOut: () => Promise<void>;
};

export type Answered<Body> = { body: Body; total: number; next: string | null };

type Parts = UrlParts & { body?: unknown };

const refusedCode = 'Refused';

/** An error response of the deployment; `status` 0 when it could not be reached. */
export type Refused = Error & { status: number; code: string };

export async function signIn(deployment: Deployment): Promise<OperatorClient> {
  const { url, email, password } = deployment;
  const device = `${url.startsWith('https:') ? '__Host-' : ''}device=${deviceOf(deployment)}`;
  let session = '';

  async function call<Op extends Operation>(
    operation: Op,
    { body, ...parts }: Parts = {},
  ): Promise<Answered<ResponseOf<Op>>> {
    const address = `${url}/api${operationUrl(operation, parts)}`;
    const cookie = session === '' ? device : `${session}; ${device}`;
    const headers = { origin: new URL(url).origin, 'content-type': 'application/json', cookie };
    const method = operation.method.toUpperCase();
    const asked = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(address, { method, headers, ...asked }).catch(() => {
      throw refused(0, `${url} cannot be reached. Is Marquee running there? MARQUEE_URL says where.`);
    });
    session = response.headers.getSetCookie()[0]?.split(';')[0] ?? session;
    const text = await response.text();
    if (!response.ok) {
      throw toRefused(text, response.status);
    }
    const answer = operation.response.parse(text === '' ? undefined : JSON.parse(text));
    // The operation's own schema has just validated it.
    return { body: answer as ResponseOf<Op>, ...pagingOf(response.headers) };
  }

  async function offer(code: string): Promise<'passed' | 'used'> {
    try {
      await call(passSecondStep, { body: { code } });
      return 'passed';
    } catch (error) {
      if (isRefused(error) && error.code === 'second_step_code_used') {
        return 'used';
      }
      throw error;
    }
  }

  const { body: user } = await call(login, { body: { email, password } });
  if ('secondStep' in user) {
    await passSecondStepOf(deployment, offer);
  }
  return {
    call,
    cookie: () => session,
    async signOut() {
      await call(logout);
    },
  };
}

async function passSecondStepOf(
  deployment: Deployment,
  offer: (code: string) => Promise<'passed' | 'used'>,
): Promise<void> {
  if ('secret' in deployment) {
    await passWithCodes(deployment.secret, offer);
  } else if ((await offer(deployment.code)) === 'used') {
    throw refused(422, 'This code has been used already. Please wait for the next one.');
  }
}

/** Constant, so that the operator gets only one email about this device. */
function deviceOf({ password }: Deployment): string {
  return createHash('sha256').update(`npm run messages ${hostname()} ${password}`).digest('base64url');
}

export function isRefused(error: unknown): error is Refused {
  return error instanceof Error && error.name === refusedCode;
}

export function refused(status: number, message: string, code = ''): Refused {
  return Object.assign(new Error(message), { name: refusedCode, status, code });
}

function toRefused(text: string, status: number): Refused {
  try {
    const { message, code } = problem.parse(JSON.parse(text));
    return refused(status, message, code);
  } catch {
    return refused(status, `It answered ${status}, and not like Marquee.`);
  }
}

function pagingOf(headers: Headers): { total: number; next: string | null } {
  const after = /[?&]after=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
  return {
    total: Number(headers.get('x-total-count') ?? 0),
    next: after === undefined ? null : decodeURIComponent(after),
  };
}
