import { z } from 'zod';
import { remoteName } from './remotes.ts';

/**
 * How far a remote had come. `contract`: the shell does not keep the one it needs; `integrity`: nothing vouches for it; `manifest`, `entry`:
 * that file did not come, or is not what was released; `chunk`: nor did what it exposes, or a script that one of its pages brings;
 * `render`: all of it came, and a page broke.
 */
export const failureStage = z.enum(['contract', 'integrity', 'manifest', 'entry', 'chunk', 'render']);
export type FailureStage = z.output<typeof failureStage>;

const what = {
  remote: remoteName,
  /** As its release record names it; a build that was not released has no name. */
  build: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
};
/** From opening one of its pages. */
const milliseconds = z.int().min(0).max(60_000);

/** What became of one remote in one browser. It says nothing of who sat there. */
export const remoteReport = z.discriminatedUnion('outcome', [
  z.object({ ...what, outcome: z.literal('loaded'), milliseconds }),
  /** What breaks while it is shown has no time. */
  z.object({
    ...what,
    outcome: z.literal('failed'),
    stage: failureStage,
    milliseconds: milliseconds.optional(),
  }),
]);
export type RemoteReport = z.output<typeof remoteReport>;

/** In one call, and of one page view. */
export const mostReports = 20;

export const remoteReports = z.object({ reports: z.array(remoteReport).min(1).max(mostReports) });
