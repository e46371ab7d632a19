import type { Service } from '@marquee/contracts/operation';
import type { Response } from 'express';

/** Who answers this call: what the gateway's figures are told apart by. */
export function nameService(response: Response, service: Service): void {
  response.locals.service = service;
}

/** `gateway` for what is answered here: pages, files, refusals. */
export function serviceOf(response: Response): string {
  const service: unknown = response.locals.service;
  return typeof service === 'string' ? service : 'gateway';
}
