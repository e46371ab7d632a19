import { snapshotPages } from '@marquee/contracts/messages/snapshot-messages';
import type { SnapshotMessage } from '@marquee/contracts/messages/snapshot-messages';
import type * as operation from '@marquee/contracts/operation';
import type { EnvelopeOf, Subscription } from '../messaging/bus.ts';
import type { DeclaredProjection, Restored } from '../store/declared-projections.ts';
import { afterAsking, afterPage } from './rebuild.ts';
import type { Place } from './rebuild.ts';
import type { Rebuilds } from './rebuilds.ts';
import { sourcesOf } from './sources-of.ts';

type ApplyOptions = {
  service: operation.Service;
  projections: readonly DeclaredProjection[];
  rebuilds: Rebuilds;
};

type PageMessage = (typeof snapshotPages)[operation.Service];
type Page = EnvelopeOf<PageMessage>;

/**
 * Applies the pages that the sources publish for this service's rebuilds. A page of an earlier start, or one that arrives twice, is ignored.
 * Live messages arrive meanwhile: a row that they have written with a newer version stays.
 */
export function applySnapshotPages({
  service,
  projections,
  rebuilds,
}: ApplyOptions): Subscription<PageMessage> {
  const services = new Set(
    projections.flatMap((projection) => sourcesOf(projection).map((one) => one.service)),
  );

  return {
    queue: `${service}.rebuild-projections`,
    messages: [...services].map((source) => snapshotPages[source]),
    async handle(page) {
      const { owner, projection: name, rebuildId, step } = page.payload;
      const projection = projections.find((one) => one.name === name);
      const rebuild = owner === service && projection ? await rebuilds.find(name) : null;
      const isAwaited = rebuild?.rebuildId === rebuildId && rebuild.step === step;
      if (projection === undefined || !isAwaited || rebuild.place === null) {
        return;
      }
      await rebuilds.advance(rebuild, await applyPage(projection, rebuild.place, page), page);
    },
  };
}

async function applyPage(projection: DeclaredProjection, place: Place, page: Page) {
  const suspects = place.suspects?.rows ?? [];
  const found: Restored[] = [];
  for (const message of page.payload.messages) {
    const suspect = suspects.find(({ id }) => id === message.aggregateId);
    const restored = await projection.restore(toEnvelope(projection, page, message), suspect);
    found.push(...(restored === null ? [] : [restored]));
  }
  const sources = sourcesOf(projection).length;
  if (place.suspects !== null) {
    const absent = suspects.filter((suspect) => found.every(({ id }) => id !== suspect.id));
    const { next, orphans } = afterAsking(place, { suspects: place.suspects, absent, sources });
    return { place: next, written: found.length, removed: await projection.remove(orphans) };
  }
  const { upTo } = page.payload;
  const known = found.filter(({ isNewer }) => !isNewer).map(({ id }) => id);
  // Only the pages of the first source look for suspects, because every source is asked for them.
  const { rows, cut } =
    place.source === 0
      ? await projection.findSuspects({ after: place.after, upTo }, known)
      : { rows: [], cut: null };
  const next = afterPage(place, { end: cut ?? upTo, suspects: rows, sources });
  return { place: next, written: found.length, removed: 0 };
}

/** The message as its source would publish it. Throws if the payload does not match the declaration. */
function toEnvelope({ messages }: DeclaredProjection, page: Page, message: SnapshotMessage): Page {
  const declared = messages.find(({ type }) => type === message.type);
  if (declared === undefined) {
    throw new Error(`the projection does not read ${message.type}`);
  }
  const payload = declared.payload.parse(message.payload);
  return { ...page, ...message, payload } as Page;
}
