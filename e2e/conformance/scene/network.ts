import type { Operation } from '@marquee/contracts/operation';
import type { Page, Request, Route } from '@playwright/test';

/** Mocks an operation, for states that no action in the interface can cause. */
export async function answer(page: Page, operation: Operation, body: unknown): Promise<void> {
  await intercept(page, operation, (route) => route.fulfill({ status: operation.status, json: body }));
}

/** Delays calls of an operation, to see the loading state; the returned function releases them. */
export async function holdBack(page: Page, operation: Operation): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await intercept(page, operation, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => {
    gate.resolve(undefined);
  };
}

/** Collects the calls of an operation from now on. */
export function callsOf(page: Page, operation: Operation): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (isCallOf(operation, request)) {
      calls.push(request);
    }
  });
  return calls;
}

async function intercept(
  page: Page,
  operation: Operation,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/api/**', (route, request) =>
    isCallOf(operation, request) ? handle(route) : route.fallback(),
  );
}

function isCallOf({ method, path }: Operation, request: Request): boolean {
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment));
  const isPath = new RegExp(`^/api${segments.join('/')}$`).test(new URL(request.url()).pathname);

  return isPath && request.method() === method.toUpperCase();
}
