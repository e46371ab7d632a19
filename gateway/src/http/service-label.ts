import type { Service } from '@marquee/contracts/operation';
import type { Response } from 'express';

/** Records which service answers this call, as the label of the gateway's metrics. */
export function setService(response: Response, service: Service): void {
  response.locals.service = service;
}

/** `gateway` for answers made here: pages, files, rejections. */
export function serviceOf(response: Response): string {
  const service: unknown = response.locals.service;
  return typeof service === 'string' ? service : 'gateway';
}
