import { readPlainly } from '@marquee/service-kit/store/read-plainly';
import { updatePlainly } from '@marquee/service-kit/store/update-plainly';
import type { Model } from 'mongoose';
import type { Letter } from './letter.ts';
import { forgotten } from './mail-collection-repository.ts';
import type { MailDocument } from './mail-collection-repository.ts';

type QuoteLetter = Extract<Letter, { kind: 'quote-sent' }>;

export type HeldMails = {
  /** Those that wait for this provider to confirm the address, the oldest first. */
  heldFor(senderId: string): Promise<{ id: string; letter: QuoteLetter }[]>;
  /** From then on it may go; only what still waits for a confirmation. */
  release(id: string, dueAt: Date): Promise<void>;
  /** What may not go yet does not go any more: another mail has taken its place. */
  replaceHeld(ids: readonly string[], at: Date): Promise<void>;
};

/** No mail goes by itself then: it waits until its sender has confirmed an address. */
export const untilConfirmed = new Date('9999-12-31T00:00:00.000Z');

export function createHeldMails(mails: Model<MailDocument>): HeldMails {
  return {
    async heldFor(senderId) {
      const held = { senderId, heldUntil: untilConfirmed };
      const found = await readPlainly(mails, held);
      const inOrder = found.toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
      return inOrder.flatMap(({ _id: id, letter }) =>
        letter?.kind === 'quote-sent' ? [{ id, letter }] : [],
      );
    },
    async release(id, dueAt) {
      await updatePlainly(mails, { _id: id, heldUntil: untilConfirmed }, { $set: { heldUntil: dueAt } });
    },
    async replaceHeld(ids, at) {
      for (const _id of ids) {
        await updatePlainly(mails, { _id, heldUntil: { $gt: at } }, forgotten(at));
      }
    },
  };
}
