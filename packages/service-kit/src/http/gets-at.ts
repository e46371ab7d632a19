import express from 'express';
import type { RequestHandler } from 'express';
import { sendRefusal } from './answer-errors.ts';
import { isRead, methodNotAllowed, readMethods } from './require-method.ts';

/** A router for GET at these very paths. It is not asked about others: it would take its time to find that it has nothing to say. */
export function getsAt(handlers: Readonly<Record<string, RequestHandler>>): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const byPath = new Map(Object.entries(handlers));
  byPath.forEach((handler, path) => router.get(path, handler));
  return (request, response, next) => {
    if (!byPath.has(request.path)) {
      next();
      return;
    }
    if (!isRead(request)) {
      // Sent here: an app of probes alone has nothing that turns errors into answers.
      sendRefusal(response, methodNotAllowed(readMethods));
      return;
    }
    router(request, response, next);
  };
}
