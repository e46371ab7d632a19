import type { z } from 'zod';

/** Who may call an operation. `anyone` needs no session; `user` any session, with or without a role. */
export type Actor = 'anyone' | 'user' | 'client' | 'provider' | 'admin';

export type Service = 'identity' | 'events' | 'quotes' | 'billing';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One call of the API: the only definition of its method, path, caller and schemas. Paths are below /api, Express style. */
export type Operation = {
  method: Method;
  path: `/${string}`;
  service: Service;
  actor: Actor;
  summary: string;
  /** New code must not call it: the release after the one with this mark may remove it. */
  deprecated?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** 302 is a navigation: the answer is a redirect without a body. */
  status: 200 | 201 | 202 | 204 | 302;
  response: z.ZodType;
  /**
   * A list: the body is a plain array; the headers `Link` (rel="next"), `X-Total-Count`, `X-List-Cap`, `X-Left-Out-Count` and
   * `X-Left-Out-Id` have the rest.
   */
  list?: true;
  /** A download of this media type, streamed instead of JSON; `response` is then its content as text. */
  file?: `${string}/${string}`;
  /** Never parsed: the handler gets the bytes as sent, because a signature covers them. `body` describes them. */
  rawBody?: true;
  /** The answer is not stored for a repeated Idempotency-Key: the repeated call runs again. */
  answerIsSecret?: true;
  /** Idempotent by nature: no record of its Idempotency-Key is stored, so that keys cannot fill the database. */
  isRepeatable?: true;
};
