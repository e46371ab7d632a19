import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

import { login, logout, passSecondStep } from '@marquee/contracts/auth-operations';
import type { Operation } from '@marquee/contracts/operation';
import { problem } from '@marquee/contracts/problem';
import { operationUrl } from '@marquee/service-kit/http/operation-url';
import type { UrlParts } from '@marquee/service-kit/http/operation-url';

import { submitTotpCodes } from '../operator/submit-totp-codes.ts';

/** Where and how to sign in. The two-factor code is typed by the operator (`code`) or generated from the authenticator's `secret`. */
export type Deployment = { url: string; email: string; password: string } & (
  { code: string } | { secret: string }
);

type ResponseOf<Op extends Operation> = ReturnType<Op['response']['parse']>;

/** Calls a running deployment as its operator. */
export type OperatorClient = {
  call: <Op extends Operation>(operation: Op, parts?: Parts) => Promise<OperatorResponse<ResponseOf<Op>>>;
  /** The session's cookie, as `name=value`. */
  cookie: () => string;
  signOut: () => Promise<void>;
};

export type OperatorResponse<Body> = { body: Body; total: number; next: string | null };

type Parts = UrlParts & { body?: unknown };

const deploymentErrorName = 'Refused';

/** An error response of the deployment; `status` 0 if the deployment could not be reached. */
export type DeploymentError = Error & { status: number; code: string };

export async function signIn(deployment: Deployment): Promise<OperatorClient> {
  const { url, email, password } = deployment;
  const device = `${url.startsWith('https:') ? '__Host-' : ''}device=${deviceOf(deployment)}`;
  let session = '';

  async function call<Op extends Operation>(
    operation: Op,
    { body, ...parts }: Parts = {},
  ): Promise<OperatorResponse<ResponseOf<Op>>> {
    const address = `${url}/api${operationUrl(operation, parts)}`;
    const cookie = session === '' ? device : `${session}; ${device}`;
    const headers = { origin: new URL(url).origin, 'content-type': 'application/json', cookie };
    const method = operation.method.toUpperCase();
    const requestBody = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(address, { method, headers, ...requestBody }).catch(() => {
      throw deploymentError(
        0,
        `${url} cannot be reached. Is Marquee running there? MARQUEE_URL sets the address.`,
      );
    });
    session = response.headers.getSetCookie()[0]?.split(';')[0] ?? session;
    const text = await response.text();
    if (!response.ok) {
      throw toDeploymentError(text, response.status);
    }
    const answer = operation.response.parse(text === '' ? undefined : JSON.parse(text));
    // The operation's own schema has just validated the answer.
    return { body: answer as ResponseOf<Op>, ...pagingOf(response.headers) };
  }

  async function submitCode(code: string): Promise<'passed' | 'used'> {
    try {
      await call(passSecondStep, { body: { code } });
      return 'passed';
    } catch (error) {
      if (isDeploymentError(error) && error.code === 'second_step_code_used') {
        return 'used';
      }
      throw error;
    }
  }

  const { body: user } = await call(login, { body: { email, password } });
  if ('secondStep' in user) {
    await passTwoFactor(deployment, submitCode);
  }
  return {
    call,
    cookie: () => session,
    async signOut() {
      await call(logout);
    },
  };
}

async function passTwoFactor(
  deployment: Deployment,
  submitCode: (code: string) => Promise<'passed' | 'used'>,
): Promise<void> {
  if ('secret' in deployment) {
    await submitTotpCodes(deployment.secret, submitCode);
  } else if ((await submitCode(deployment.code)) === 'used') {
    throw deploymentError(422, 'This code has been used already. Please wait for the next one.');
  }
}

/** Constant, so that the operator gets only one email about this device. */
function deviceOf({ password }: Deployment): string {
  return createHash('sha256').update(`npm run messages ${hostname()} ${password}`).digest('base64url');
}

export function isDeploymentError(error: unknown): error is DeploymentError {
  return error instanceof Error && error.name === deploymentErrorName;
}

export function deploymentError(status: number, message: string, code = ''): DeploymentError {
  return Object.assign(new Error(message), { name: deploymentErrorName, status, code });
}

function toDeploymentError(text: string, status: number): DeploymentError {
  try {
    const { message, code } = problem.parse(JSON.parse(text));
    return deploymentError(status, message, code);
  } catch {
    return deploymentError(status, `The response (status ${status}) is not one of Marquee.`);
  }
}

function pagingOf(headers: Headers): { total: number; next: string | null } {
  const after = /[?&]after=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
  return {
    total: Number(headers.get('x-total-count') ?? 0),
    next: after === undefined ? null : decodeURIComponent(after),
  };
}
