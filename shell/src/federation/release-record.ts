import * as z from 'zod';

/** Where a remote is and what it serves; a line of /config.json. */
export const releaseRecord = z.object({
  name: z.string().regex(/^mfe_\w+$/),
  /** The team, named when its remote fails. */
  owner: z.string(),
  entry: z.string(),
  paths: z.array(z.string()),
  /** The role whose `/` it shows. */
  homeFor: z.enum(['client', 'provider']).nullable().catch(null),
  enabled: z.boolean(),
  /** The lowest contract of the platform package it runs on. */
  minContract: z.int(),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;

const config = z.object({ remotes: z.array(z.unknown()) });

/** A record that cannot be read costs its own remote only. */
export function parseReleases(answer: unknown): ReleaseRecord[] {
  return config.parse(answer).remotes.flatMap((line) => releaseRecord.safeParse(line).data ?? []);
}
