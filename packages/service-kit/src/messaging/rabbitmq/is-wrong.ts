export const noAddress = 'must be an amqp:// address';

/** Whether retrying cannot help: the broker rejects the account, or the address is invalid. */
export function isWrong(failure: unknown): boolean {
  const message = failure instanceof Error ? failure.message : '';
  return message === noAddress || /ACCESS[-_]REFUSED/.test(message);
}
