import { once } from 'node:events';
import { request as callByHttp } from 'node:http';
import type { Agent, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as callByHttps } from 'node:https';
import { text } from 'node:stream/consumers';

/** `path` includes the query. `headers` are all headers for the upstream except `host`. */
export type Reading = { path: string; headers: IncomingHttpHeaders; signal: AbortSignal };

export type ReadAnswer = { status: number; text: string };

/** Sends one GET and reads the whole answer. Rejects if the connection fails, or if the signal aborts before the answer is complete. */
export async function readAnswer(
  target: URL,
  { path, headers, signal, agent }: Reading & { agent: Agent },
): Promise<ReadAnswer> {
  const call = (target.protocol === 'https:' ? callByHttps : callByHttp)(
    new URL(target.href.replace(/\/+$/, '') + path),
    { agent, headers, signal },
  );
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.end();
  const [answer] = await answered;
  return { status: answer.statusCode ?? 502, text: await text(answer) };
}
