import type { RequestHandler } from 'express';
import express from 'express';
import type { Readiness } from '../process/readiness.ts';

/** `/livez`: the loop turns. `/readyz`: every check passes and nothing is draining. */
export function health(readiness: Readiness): RequestHandler {
  const router = express.Router();
  router.get('/livez', (_request, response) => void response.json({ status: 'live' }));
  router.get('/readyz', async (_request, response) => {
    const failing = await readiness.failing();
    const status = failing.length === 0 ? 'ready' : 'not ready';
    response.status(failing.length === 0 ? 200 : 503).json({ status, failing });
  });
  return router;
}
