import { releaseRecord } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from '@marquee/contracts/release-record';
import * as z from 'zod';

export type { ReleaseRecord } from '@marquee/contracts/release-record';

const config = z.object({ remotes: z.array(z.unknown()) });

/** A record that cannot be read costs its own remote only. */
export function parseReleases(answer: unknown): ReleaseRecord[] {
  return config.parse(answer).remotes.flatMap((line) => releaseRecord.safeParse(line).data ?? []);
}
