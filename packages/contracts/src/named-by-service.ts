import type { Operation, Service } from './operation.ts';

/** Operations that every service has, with unique names such as `identityListMessages`. */
export function namedByService(
  byService: Readonly<Record<Service, Readonly<Record<string, Operation>>>>,
): [string, Operation][] {
  return Object.entries(byService).flatMap(([service, calls]) =>
    Object.entries(calls).map(([name, call]): [string, Operation] => [
      `${service}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      call,
    ]),
  );
}
