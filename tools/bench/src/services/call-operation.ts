import type { HttpCall, HttpCaller } from '@marquee/harness-kit/http-caller';
import type { Operation } from '@marquee/contracts/operation';
import { operationUrl } from '@marquee/service-kit/http/operation-url';
import type { z } from 'zod';

type CallInput = Pick<HttpCall, 'body' | 'cookie' | 'headers'> & {
  params?: Readonly<Record<string, string>>;
};

export type OperationResponse<Op extends Operation> = {
  body: z.output<Op['response']>;
  setCookie: readonly string[];
};

/** Sends a call that prepares a measurement. Rejects if the response does not have the declared status. */
export async function callOperation<const Op extends Operation>(
  caller: HttpCaller,
  operation: Op,
  { params, ...input }: CallInput,
): Promise<OperationResponse<Op>> {
  const path = `/api${operationUrl(operation, { params })}`;
  const method = operation.method.toUpperCase();
  const { status, body, setCookie } = await caller.send({ method, path, ...input });
  if (status !== operation.status) {
    throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(body)}`);
  }
  // A service validates its own responses and sends 500 if one violates the contract.
  return { body: body as z.output<Op['response']>, setCookie };
}
