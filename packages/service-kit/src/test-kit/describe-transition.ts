import { conditionOf, targetsOf } from '../domain/state-machine.ts';
import type { Transition } from '../domain/state-machine.ts';

/** The texts with which a table test compares an action: who may do it, and for each status that permits it, the next status. */
export function describeTransition(transition: Transition<string, string>): {
  by: string;
  from: Record<string, string>;
} {
  const described = Object.keys(transition.from).map((status): [string, string] => {
    const condition = conditionOf(transition.from[status]);
    const targets = targetsOf(transition, status).join(' or ');
    return [status, condition === null ? targets : `${targets} if ${condition}`];
  });
  return { by: [transition.by].flat().join(', '), from: Object.fromEntries(described) };
}
