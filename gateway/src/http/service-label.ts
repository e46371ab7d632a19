import type { Service } from '@marquee/contracts/operation';
import type { Response } from 'express';

/** Records which service answers this call, as the label of the gateway's metrics. */
export function setService(response: Response, service: Service): void {
  response.locals.service = service;
}

/** Returns `gateway` for pages and files, and for requests that were rejected before their service was known. */
export function serviceOf(response: Response): string {
  const service: unknown = response.locals.service;
  return typeof service === 'string' ? service : 'gateway';
}
