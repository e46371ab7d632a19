import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '@marquee/service-kit/domain-error';

/** Rejects every type except JSON, because a form on another site can send a body of another type without a preflight request. */
export function requireJson(headers: IncomingHttpHeaders): void {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new DomainError(
      'unsupported-type',
      'unsupported_content_type',
      'The body must be application/json',
    );
  }
}
