const name = 'StartRefused';

/** A reason not to start that the person at the keyboard can act on: shown as one line, without a stack. */
export function refusal(message: string): Error {
  return Object.assign(new Error(message), { name });
}

export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === name;
}
