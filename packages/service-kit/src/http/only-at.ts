import type { RequestHandler, Router } from 'express';

/** The router for these paths alone: asked about any other, it would take its time to find that it has nothing to say. */
export function onlyAt(paths: readonly string[], router: Router): RequestHandler {
  const known = new Set(paths);
  return (request, response, next) => {
    if (known.has(request.path)) {
      router(request, response, next);
      return;
    }
    next();
  };
}
