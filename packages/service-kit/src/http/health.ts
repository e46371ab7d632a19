import type { RequestHandler } from 'express';
import { getRouter } from './get-router.ts';
import type { Readiness } from '../process/readiness.ts';

/** `/livez` answers while the event loop runs. `/readyz` fails if a required dependency fails; it only reports optional dependencies. */
export function health(readiness: Readiness): RequestHandler {
  return getRouter({
    '/livez': (_request, response) => void response.json({ status: 'live' }),
    '/readyz': async (_request, response) => {
      const [failing, degraded] = await Promise.all([readiness.failing(), readiness.degraded()]);
      const status = failing.length === 0 ? 'ready' : 'not ready';
      response.status(failing.length === 0 ? 200 : 503).json({ status, failing, degraded });
    },
  });
}
