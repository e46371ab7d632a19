import type { Operation } from '@marquee/contracts/operation';
import { mockedFile } from './mocked-file.ts';
import { pageOf } from './page-of.ts';

/**
 * The answer as an HTTP response, without undeclared fields. Throws if the contract does not allow the answer, because a wrong mock would
 * hide failures that occur with the real service.
 */
export function toResponse(operation: Operation, answer: unknown, address: URL): Response {
  const { status, file } = operation;
  if (file !== undefined) {
    return mockedFile(operation, file, withinContract(operation, answer));
  }
  if (status === 204) {
    return new Response(null, { status });
  }
  if (status === 302) {
    return new Response(null, { status, headers: { Location: '/' } });
  }
  const body = withinContract(operation, answer);
  if (operation.list && Array.isArray(body)) {
    const { rows, headers } = pageOf(body, address);
    return Response.json(rows, { status, headers });
  }
  return Response.json(body, { status });
}

function withinContract({ method, path, response }: Operation, answer: unknown): unknown {
  const parsed = response.safeParse(answer);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
    throw new Error(
      `The mock of ${method.toUpperCase()} ${path} violates its contract. ${faults.join('; ')}`,
    );
  }
  return parsed.data;
}
