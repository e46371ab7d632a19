import { login, logout } from '@marquee/contracts/auth-operations';
import type { Operation } from '@marquee/contracts/operation';
import { problem } from '@marquee/contracts/problem';
import { operationUrl } from '@marquee/service-kit/http/operation-url';
import type { UrlParts } from '@marquee/service-kit/http/operation-url';

export type Deployment = { url: string; email: string; password: string };

type ResponseOf<Op extends Operation> = ReturnType<Op['response']['parse']>;

/** Calls a running deployment as its operator. */
export type OperatorClient = {
  call: <Op extends Operation>(operation: Op, parts?: Parts) => Promise<Answered<ResponseOf<Op>>>;
  signOut: () => Promise<void>;
};

export type Answered<Body> = { body: Body; total: number; next: string | null };

type Parts = UrlParts & { body?: unknown };

const refusedCode = 'Refused';

/** What the deployment said no to; `status` 0 when it could not be asked. */
export type Refused = Error & { status: number; code: string };

export async function signIn({ url, email, password }: Deployment): Promise<OperatorClient> {
  let cookie = '';

  async function call<Op extends Operation>(
    operation: Op,
    { body, ...parts }: Parts = {},
  ): Promise<Answered<ResponseOf<Op>>> {
    const address = `${url}/api${operationUrl(operation, parts)}`;
    const headers = { origin: new URL(url).origin, 'content-type': 'application/json', cookie };
    const method = operation.method.toUpperCase();
    const asked = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(address, { method, headers, ...asked }).catch(() => {
      throw refused(0, `${url} cannot be reached. Is Marquee running there? MARQUEE_URL says where.`);
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const text = await response.text();
    if (!response.ok) {
      throw toRefused(text, response.status);
    }
    const answer = operation.response.parse(text === '' ? undefined : JSON.parse(text));
    // The operation's own schema has just said so.
    return { body: answer as ResponseOf<Op>, ...pagingOf(response.headers) };
  }

  await call(login, { body: { email, password } });
  return {
    call,
    async signOut() {
      await call(logout);
    },
  };
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
