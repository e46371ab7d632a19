import type { ChangedBy } from '@marquee/contracts/problem';

export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'too-large'
  | 'unsupported-type'
  | 'rule-broken'
  | 'too-many'
  | 'unavailable';

export type FieldError = { path: string; message: string };

export type DomainErrorDetails = {
  /** Replaces the kind's own title, e.g. 'Sign-in failed'. */
  title?: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number;
  /** The methods that the address has; the answer's `Allow` header. */
  allowedMethods?: readonly string[];
  /** The record as it is now, where the call is based on an older revision of it. */
  current?: unknown;
  /** Who set the current value of each field, of a record that two sides change. */
  changedBy?: ChangedBy;
};

/** An expected refusal. `code` is for programs, `message` is what the user's toast shows. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: ErrorKind;
  readonly code: string;
  readonly details: DomainErrorDetails;

  constructor(kind: ErrorKind, code: string, message: string, details: DomainErrorDetails = {}) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}
