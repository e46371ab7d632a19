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
  /** Replaces the default title of the kind, e.g. 'Sign-in failed'. */
  title?: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number;
  /** The methods that the path supports, for the `Allow` header. */
  allowedMethods?: readonly string[];
  /** The current record, if the call was based on an older revision of the record. */
  current?: unknown;
  /** Which side set the current value of each field, for a record that two sides change. */
  changedBy?: ChangedBy;
};

/** An expected error. Programs read `code`; the page shows `message` to the user. */
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
