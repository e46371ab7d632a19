import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import type { EnvelopeOf, Subscription } from '../messaging/bus.ts';

export type Erasure = EnvelopeOf<typeof accountErased>;

/** Takes the person out of what it keeps; harmless when repeated, because a crash in between begins anew. */
export type Eraser = (erasure: Erasure) => Promise<unknown>;

type Erasing = { queue: string; erasers: readonly Eraser[] };

/** One after the other, so that what later ones rely on stands. */
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
