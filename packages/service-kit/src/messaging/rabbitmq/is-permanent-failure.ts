export const invalidAddress = 'must be an amqp:// address';

/** Whether retrying cannot help: the broker rejects the account, or the address is invalid. */
export function isPermanentFailure(failure: unknown): boolean {
  const message = failure instanceof Error ? failure.message : '';
  return message === invalidAddress || /ACCESS[-_]REFUSED/.test(message);
}
