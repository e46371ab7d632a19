import { checkEveryPost } from '../model/keys/every-post.ts';
import type { EveryPost } from '../model/keys/every-post.ts';
import { atOnce, repeatKeys } from '../model/keys/repeat-keys.ts';
import { createPatientBus } from '../model/patient-bus.ts';
import { startServicesTogether } from '../model/services-together.ts';
import type { Bar } from './bar.ts';

const keys = { short: 20, full: 200 };

function askedOf(count: number): string {
  return `${count} keys × ${atOnce} at once and repeated across restarts: ${count} things made; every POST honours its key`;
}

export const r12: Bar = {
  id: 'R12',
  title: 'Idempotency',
  asked: { short: askedOf(keys.short), full: askedOf(keys.full) },
  async run({ size, mongodbUrl, withWorld, say }) {
    const posts = await everyPost(mongodbUrl);
    const { made, kills, broken } = await withWorld((world) => repeatKeys(world, keys[size]));
    const findings = [...posts.broken, ...broken];
    findings.slice(0, 20).forEach(say);
    return {
      met: findings.length === 0 && made === keys[size],
      figures: `${keys[size]} keys × ${atOnce}, ${kills} kills: ${made} things made; ${posts.honoured.length} POST operations seen to honour their key, ${findings.length} broken promises`,
      remarks: [
        `honoured: ${posts.honoured.join(', ')}`,
        `not tried one by one: ${posts.unseen.join(', ')}`,
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
