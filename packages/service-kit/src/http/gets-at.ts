import express from 'express';
import type { RequestHandler } from 'express';

/** A router for GET at these very paths. It is not asked about others: it would take its time to find that it has nothing to say. */
export function getsAt(handlers: Readonly<Record<string, RequestHandler>>): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const byPath = new Map(Object.entries(handlers));
  byPath.forEach((handler, path) => router.get(path, handler));
  return (request, response, next) => {
    if (byPath.has(request.path)) {
      router(request, response, next);
      return;
    }
    next();
  };
}
