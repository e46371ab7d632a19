import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '@marquee/service-kit/domain-error';

/** Other sites' forms can send every type but this one without a preflight request. */
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
