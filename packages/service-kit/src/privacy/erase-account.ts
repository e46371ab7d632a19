import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import type { EnvelopeOf, Subscription } from '../messaging/bus.ts';

export type Erasure = EnvelopeOf<typeof accountErased>;

/** Erases the person from one kind of record. Must be idempotent, because after a crash the erasure starts again. */
export type Eraser = (erasure: Erasure) => Promise<unknown>;

type Erasing = { queue: string; erasers: readonly Eraser[] };

/** Runs the erasers one after the other, because later ones depend on the results of earlier ones. */
export function eraseAccount({ queue, erasers }: Erasing): Subscription<typeof accountErased> {
  return {
    queue,
    messages: [accountErased],
    async handle(erasure) {
      for (const erase of erasers) {
        await erase(erasure);
      }
    },
  };
}
