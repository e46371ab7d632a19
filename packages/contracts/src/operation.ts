import type { z } from 'zod';

/** Who may call an operation. `anyone` needs no session; `user` needs any session, with or without a role. */
export type Actor = 'anyone' | 'user' | 'client' | 'provider' | 'admin';

export const services = ['identity', 'events', 'quotes', 'billing'] as const;
export type Service = (typeof services)[number];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One call of the API: the only definition of its method, path, actor and schemas. Paths are below /api, in the syntax of Express. */
export type Operation = {
  method: Method;
  path: `/${string}`;
  service: Service;
  actor: Actor;
  summary: string;
  /** New code must not call the operation, because the first release after the deprecation may remove the operation. */
  deprecated?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** 302 is a navigation: the answer is a redirect without a body. */
  status: 200 | 201 | 202 | 204 | 302;
  response: z.ZodType;
  /**
   * The answer is a list. Its body is a plain array; the headers `Link` (rel="next"), `X-Total-Count`, `X-List-Cap`, `X-Left-Out-Count`
   * and `X-Left-Out-Id` have the next page and the counts.
   */
  list?: true;
  /** The answer is a file of this media type, streamed instead of JSON. `response` is then its content as text. */
  file?: `${string}/${string}`;
  /** The body is not parsed: the handler gets the bytes as sent, because a signature covers them. `body` describes them. */
  rawBody?: true;
  /** The answer is not stored for a repeated Idempotency-Key, so a repeated call runs again. */
  answerIsSecret?: true;
  /** The operation is idempotent by itself. Its Idempotency-Key is not stored, so that keys cannot fill the database. */
  isRepeatable?: true;
};
