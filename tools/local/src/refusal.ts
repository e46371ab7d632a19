const name = 'StartRefused';

/** An error that the user can act on: shown as one line, without a stack. */
export function refusal(message: string): Error {
  return Object.assign(new Error(message), { name });
}

export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === name;
}
