import type { Size } from '@marquee/bar-kit/bar';

import { checkEveryPost } from '../model/keys/every-post.ts';
import type { EveryPost } from '../model/keys/every-post.ts';
import { complaintsAboutKinds, describeKinds } from '../model/keys/judge-kinds.ts';
import { atOnce, repeatKeys } from '../model/keys/repeat-keys.ts';
import type { KeyPlan } from '../model/keys/repeat-keys.ts';
import { createPatientBus } from '../model/patient-bus.ts';
import { startServicesTogether } from '../model/services-together.ts';
import type { Bar } from './bar.ts';

const plans: Record<Size, KeyPlan> = {
  short: { keys: 40, killEvery: 10 },
  // After each kill, the interrupted attempt's key stays locked for 15 s.
  full: { keys: 200, killEvery: 13 },
};

function askedOf(count: number): string {
  return `${count} keys × ${atOnce} at once and repeated across restarts: ${count} things made; every POST honours its key`;
}

export const r12: Bar = {
  id: 'R12',
  title: 'Idempotency',
  asked: { short: askedOf(plans.short.keys), full: askedOf(plans.full.keys) },
  async run({ size, mongodbUrl, withWorld, say }) {
    const plan = plans[size];
    const posts = await everyPost(mongodbUrl);
    const { kinds, broken } = await withWorld((world) => repeatKeys(world, plan));
    const findings = [...posts.broken, ...complaintsAboutKinds(kinds), ...broken];
    findings.slice(0, 20).forEach(say);
    return {
      met: findings.length === 0,
      figures: `${plan.keys} keys × ${atOnce}: ${describeKinds(kinds)}; ${posts.honoured.length} POST operations seen to honour their key, ${posts.excepted.length} excepted, ${findings.length} broken promises`,
      remarks: [
        `honoured: ${posts.honoured.join(', ')}`,
        ...posts.excepted.map((exception) => `excepted: ${exception}`),
        ...findings.slice(0, 5),
      ],
    };
  },
};

async function everyPost(mongodbUrl: string): Promise<EveryPost> {
  const services = await startServicesTogether(mongodbUrl, createPatientBus());
  try {
    return await checkEveryPost(services);
  } finally {
    await services.stop();
  }
}
