import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Operation } from '@marquee/contracts/operation';
import { operations as allOperations } from '@marquee/contracts/operations';

import type { OperationScenario, ServiceScenarios } from './scenario.ts';

/**
 * Operations of the service without a scenario, with the file to write; scenarios of unknown operations; and scenarios that contradict the
 * operation or lack a part that a harness needs.
 */
export function complaintsAboutScenarios(
  { service, operations: scenarios }: ServiceScenarios,
  operations: ReadonlyMap<string, Operation> = allOperations,
): string[] {
  const own = [...operations].filter(([, operation]) => operation.service === service);
  return [
    ...own
      .filter(([name]) => !Object.hasOwn(scenarios, name))
      .map(([name]) => `${name} has no scenario: write services/${service}/test/scenarios/${fileOf(name)}`),
    ...Object.keys(scenarios)
      .filter((name) => !own.some(([known]) => known === name))
      .map((name) => `${name} is no operation of ${service}, but has a scenario`),
    ...own.flatMap(([name, operation]) => {
      const scenario = scenarios[name];
      return scenario === undefined
        ? []
        : complaintsAbout(scenario, operation).map((one) => `${name} ${one}`);
    }),
  ];
}

function complaintsAbout(
  { actor, states, repeated, input }: OperationScenario,
  operation: Operation,
): string[] {
  const hasParams = operation.path.includes(':');
  const hasInput = operation.body !== undefined || operation.query !== undefined;
  const isPost = operation.method === 'post';
  return [
    ...(actor === operation.actor
      ? []
      : [`is for '${actor}', but the operation is for '${operation.actor}'`]),
    ...(Object.keys(states).length === 0 ? ['has no state'] : []),
    ...(isPost && !hasParams && operation.body !== undefined && repeated === undefined
      ? ['must state in `repeated` how another intent differs, or why its key need not be honored']
      : []),
    ...(isPost && isNeverGranted(states) && !(repeated && 'exempt' in repeated)
      ? ['has no state in which the call succeeds']
      : []),
    ...(!hasParams && hasInput && input === undefined && !isNavigation(operation)
      ? ['must state its fields in `input`']
      : []),
  ];
}

function isNeverGranted(states: OperationScenario['states']): boolean {
  return Object.values(states).every(({ expected }) => expected.owner >= 400);
}

/** A navigation reports bad input on a page instead of rejecting it. */
function isNavigation({ status }: Operation): boolean {
  return status === 302;
}

/** The file beside the service with the name of the contracts' file that declares the operation. */
function fileOf(operation: string): string {
  const contracts = dirname(fileURLToPath(import.meta.resolve('@marquee/contracts/operations')));
  const declaration = new RegExp(`^export const ${operation} = `, 'm');
  const file = readdirSync(contracts)
    .filter((name) => name.endsWith('.ts'))
    .find((name) => declaration.test(readFileSync(join(contracts, name), 'utf8')));
  return basename(file ?? 'scenarios.ts');
}
