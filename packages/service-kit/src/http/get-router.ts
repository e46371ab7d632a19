import express from 'express';
import type { RequestHandler } from 'express';
import { sendRefusal } from './error-handler.ts';
import { isRead, methodNotAllowed, readMethods } from './require-method.ts';

/** Returns a router for GET at exactly these paths. Requests for other paths skip the Express router to save time. */
export function getRouter(handlers: Readonly<Record<string, RequestHandler>>): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const byPath = new Map(Object.entries(handlers));
  byPath.forEach((handler, path) => router.get(path, handler));
  return (request, response, next) => {
    if (!byPath.has(request.path)) {
      next();
      return;
    }
    if (!isRead(request)) {
      // The router itself sends the error, because an app that serves only health checks has no error handler.
      sendRefusal(response, methodNotAllowed(readMethods));
      return;
    }
    router(request, response, next);
  };
}
