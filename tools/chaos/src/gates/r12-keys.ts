import type { Size } from '@marquee/harness-kit/gate';

import { checkEveryPost } from '../model/keys/every-post.ts';
import type { EveryPost } from '../model/keys/every-post.ts';
import { complaintsAboutKinds, describeKinds } from '../model/keys/judge-kinds.ts';
import { atOnce, repeatKeys } from '../model/keys/repeat-keys.ts';
import type { KeyPlan } from '../model/keys/repeat-keys.ts';
import { createRetryingBus } from '../model/retrying-bus.ts';
import { startInProcessServices } from '../model/in-process-services.ts';
import type { Gate } from './gate.ts';

const plans: Record<Size, KeyPlan> = {
  short: { keys: 40, killEvery: 10 },
  // Few kills, because the key of an interrupted attempt stays locked for 15 s.
  full: { keys: 200, killEvery: 13 },
};

function targetOf(count: number): string {
  const created = `${count} keys × ${atOnce} at once and repeated across restarts: ${count} records created`;
  return `${created}; every POST honors its key, except those that are exempt by name`;
}

export const r12: Gate = {
  id: 'R12',
  title: 'Idempotency',
  target: { short: targetOf(plans.short.keys), full: targetOf(plans.full.keys) },
  async run({ size, mongodbUrl, withEnvironment, log }) {
    const plan = plans[size];
    const posts = await everyPost(mongodbUrl);
    const { kinds, broken } = await withEnvironment((environment) => repeatKeys(environment, plan));
    const findings = [...posts.broken, ...complaintsAboutKinds(kinds), ...broken];
    findings.slice(0, 20).forEach(log);
    return {
      passed: findings.length === 0,
      figures: `${plan.keys} keys × ${atOnce}: ${describeKinds(kinds)}; ${posts.honored.length} POST operations honor their key, ${posts.exempt.length} exempt, ${findings.length} violations`,
      remarks: [
        `honored: ${posts.honored.join(', ')}`,
        ...posts.exempt.map((exception) => `exempt: ${exception}`),
        ...findings.slice(0, 5),
      ],
    };
  },
};

async function everyPost(mongodbUrl: string): Promise<EveryPost> {
  const services = await startInProcessServices(mongodbUrl, createRetryingBus());
  try {
    return await checkEveryPost(services);
  } finally {
    await services.stop();
  }
}
