import { operations } from '@marquee/contracts/operations';

import type { InProcessServices } from '../in-process-services.ts';
import { scenarioOf } from '../scenarios/scenario-of.ts';
import { scenarioServices } from '../scenarios/scenario-services.ts';
import { tryPost } from './try-post.ts';

export type EveryPost = {
  /** Names of the operations that honored their key. */
  honored: string[];
  /** Exempt operations, with the reason. */
  exempt: string[];
  /** Complaints about the operations that did not honor their key. */
  broken: string[];
};

/** Every POST operation with its name and its scenario. */
export const posts = [...operations]
  .filter(([, { method }]) => method === 'post')
  .map(([name, operation]) => ({ name, operation, scenario: scenarioOf(name) }));

/** Sends calls with one key to each POST operation: a repetition must return the first answer, and a different call must get 422. */
export async function checkEveryPost(services: InProcessServices): Promise<EveryPost> {
  const prepared = scenarioServices(services);
  const result: EveryPost = { honored: [], exempt: [], broken: [] };
  for (const { name, operation, scenario } of posts) {
    const { repeated } = scenario;
    if (repeated !== undefined && 'exempt' in repeated) {
      result.exempt.push(`${name}: ${repeated.exempt}`);
    } else {
      const complaint = await tryPost(prepared, operation, scenario).catch(String);
      (complaint === null ? result.honored : result.broken).push(
        complaint === null ? name : `${name}: ${complaint}`,
      );
    }
  }
  return result;
}
