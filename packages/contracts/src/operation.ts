import type { z } from 'zod';

/** Who may call an operation. `anyone` needs no session; `user` any session, with or without a role. */
export type Actor = 'anyone' | 'user' | 'client' | 'provider' | 'admin';

export type Service = 'identity' | 'events' | 'quotes' | 'billing';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One call of the API: the only place where its method, path, caller and shapes are written. Paths are below /api, Express style. */
export type Operation = {
  method: Method;
  path: `/${string}`;
  service: Service;
  actor: Actor;
  summary: string;
  /** Nobody begins to call it any more: the release after the one that says so may do without it. */
  deprecated?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** 302 is a navigation: it answers a redirect instead of a body. */
  status: 200 | 201 | 202 | 204 | 302;
  response: z.ZodType;
  /** A list: the body is a plain array; headers `Link` (rel="next"), `X-Total-Count`, `X-List-Cap`, `X-Left-Out-Count` and `X-Left-Out-Id` tell the rest. */
  list?: true;
  /** A download of this media type, streamed instead of JSON; `response` is then its content as text. */
  file?: `${string}/${string}`;
  /** Never parsed: the handler gets the bytes as they were sent, because somebody has signed them. `body` describes them. */
  rawBody?: true;
  /** Never kept for who repeats the call with its Idempotency-Key: the repetition runs again. */
  answerIsSecret?: true;
  /** By nature repeated without harm: no record is made of its Idempotency-Key, so that nobody fills the database with keys. */
  isRepeatable?: true;
};
