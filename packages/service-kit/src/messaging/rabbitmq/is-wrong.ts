export const noAddress = 'must be an amqp:// address';

/** What waiting cannot mend: an account that the broker refuses, or an address that is none. */
export function isWrong(failure: unknown): boolean {
  const message = failure instanceof Error ? failure.message : '';
  return message === noAddress || /ACCESS[-_]REFUSED/.test(message);
}
