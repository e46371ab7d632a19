import type { HttpResponse, HttpCaller } from '@marquee/harness-kit/http-caller';

import { settle } from '../stack/settle.ts';
import type { Product } from '../stack/start-product.ts';

/** The context in which principals and fixtures are created: the product, and one HTTP caller for all of them. */
export type Context = { product: Product; caller: HttpCaller };

export type ApiCall = { method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'; path: string; body?: unknown };

/** Throws unless the call succeeds, because the fixture depends on it. */
export async function requireSuccess<Body>(
  { caller }: Context,
  cookie: string | undefined,
  { method, path, body }: ApiCall,
): Promise<Body> {
  const answer = await caller.send({ method, path: `/api${path}`, body, cookie });
  if (answer.status >= 300) {
    throw new Error(`${method} ${path} was answered ${answer.status} ${codeOf(answer)}`);
  }
  return answer.body as Body;
}

export function codeOf({ body }: Pick<HttpResponse, 'body'>): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}

/** Returns the token of the newest link of this kind in an email to this address. */
export async function mailedLink(
  { product }: Context,
  email: string,
  kind: 'verify' | 'reset',
): Promise<string> {
  await settle(product);
  const link = new RegExp(`[?&]${kind}=([\\w-]+)`);
  const emails = (await product.emails()).filter(({ to }) => to.toLowerCase() === email.toLowerCase());
  const found = emails.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  if (found[0] === undefined) {
    throw new Error(`no email with a ${kind} link was sent to ${email}`);
  }
  return found[0];
}
