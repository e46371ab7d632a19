import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Operation } from '@marquee/contracts/operation';
import { DomainError } from '../domain-error.ts';
import { conflictCodeSuffix } from '../store/retry-on-conflict.ts';
import type { Idempotency, Ticket } from '../store/idempotency.ts';
import type { Input } from './handler.ts';
import type { Outcome } from './to-outcome.ts';

type Call = { account: string; operation: Operation; input: Input<Operation>; key: string };

type Run = (newId: () => string) => Promise<Outcome>;

/** Runs a call, unless a response is stored for the same account, operation and key. Returns the new or the stored response. */
export async function idempotentHandler(idempotency: Idempotency, call: Call, run: Run): Promise<Outcome> {
  const begun = await idempotency.begin({
    id: recordIdOf(call),
    account: call.account,
    requestHash: requestHashOf(call),
  });
  if ('answer' in begun) {
    return toStoredOutcome(begun.answer);
  }
  const { ticket } = begun;
  try {
    const outcome = await run(resourceIdFirst(ticket.resourceId));
    await storeOutcome(idempotency, { ticket, outcome, operation: call.operation });
    return outcome;
  } catch (error) {
    // A rejected first attempt created nothing, so the user may correct the input and reuse the key.
    const isRejected = error instanceof DomainError && ticket.first && !hasLostRace(error);
    await (isRejected ? idempotency.forget(ticket) : idempotency.release(ticket));
    throw error;
  }
}

/** A lost race is not a rejection: the resource may exist although a related record could not be changed. */
function hasLostRace({ code }: DomainError): boolean {
  return code.endsWith(conflictCodeSuffix);
}

type Completed = { ticket: Ticket; outcome: Outcome; operation: Operation };

/** In characters. Without a limit, a caller could fill the database with large responses by using new keys. */
const maxStoredLength = 16_384;

/** Never stores a secret or a large response: a repeated call runs again with the same id and gets its own response. */
async function storeOutcome(
  idempotency: Idempotency,
  { ticket, outcome, operation }: Completed,
): Promise<void> {
  const isSecret = 'set-cookie' in outcome.headers || operation.answerIsSecret === true;
  const answer = JSON.stringify(outcome);
  await (isSecret || answer.length > maxStoredLength
    ? idempotency.release(ticket)
    : idempotency.finish(ticket, answer));
}

function toStoredOutcome(answer: string): Outcome {
  // `storeOutcome` has written the answer as JSON, which leaves out a body that is undefined.
  return { body: undefined, ...(JSON.parse(answer) as Omit<Outcome, 'body'>) };
}

function resourceIdFirst(resourceId: string): () => string {
  const ids = [resourceId];
  return () => ids.pop() ?? randomUUID();
}

function recordIdOf({ account, operation, key }: Call): string {
  return createHash('sha256')
    .update(JSON.stringify([account, operation.method, operation.path, key]))
    .digest('base64url');
}

/**
 * The hash is keyed with the Idempotency-Key, which is random and not stored, so that a password in the body cannot be guessed from the
 * hash. The hash excludes the revision. The first attempt may have raised the revision, so the caller may repeat the call with the new one.
 */
function requestHashOf({ input, key }: Call): string {
  const { params, query, body } = input;
  return createHmac('sha256', key)
    .update(JSON.stringify([params, withoutRevision(query), withoutRevision(body)]))
    .digest('base64url');
}

function withoutRevision(part: object | undefined): object | undefined {
  if (part === undefined || !('revision' in part)) {
    return part;
  }
  return { ...part, revision: undefined };
}
