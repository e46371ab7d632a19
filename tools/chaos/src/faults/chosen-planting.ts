import type { ServiceName } from '../stack/addresses.ts';
import { createFailPointTrigger } from './fail-points/fail-point-trigger.ts';
import { plantFailPoints } from './fail-points/plant-fail-points.ts';
import { faults } from './fault.ts';
import { plantedFaults } from './planted-faults.ts';
import type { Planting } from './planting.ts';
import { failPointsVariable, faultVariable, noFault } from './variables.ts';

/**
 * The changes to a service that the environment variables select: one planted fault, explicitly none, or the fail points. Throws if the
 * variables select nothing, because then a main module of the harness was started by mistake.
 */
export function chosenPlanting(
  node: ServiceName,
  environment: Readonly<Record<string, string | undefined>>,
): Planting {
  const folder = environment[failPointsVariable];
  if (folder !== undefined) {
    return plantFailPoints(createFailPointTrigger(node, folder));
  }
  if (environment[faultVariable] === noFault) {
    return {};
  }
  const fault = faults.find((known) => known === environment[faultVariable]);
  if (fault === undefined) {
    throw new Error(`neither ${faultVariable} nor ${failPointsVariable} selects a fault to plant`);
  }
  return plantedFaults[fault];
}
