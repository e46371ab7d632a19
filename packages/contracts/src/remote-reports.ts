import { z } from 'zod';
import { remoteName } from './remotes.ts';

/**
 * The stage at which a remote failed. `contract`: the shell does not support the one it needs; `integrity`: no hash exists for it;
 * `manifest`, `entry`: that file failed to load, or differs from the release; `chunk`: the same for an exposed module or a page's script;
 * `render`: all files loaded, and a page threw.
 */
export const failureStage = z.enum(['contract', 'integrity', 'manifest', 'entry', 'chunk', 'render']);
export type FailureStage = z.output<typeof failureStage>;

const what = {
  remote: remoteName,
  /** Its name in the release record; absent for a build that was not released. */
  build: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
};
/** Since one of its pages was opened. */
const milliseconds = z.int().min(0).max(60_000);

/** The result of one remote in one browser. Contains nothing about the person. */
export const remoteReport = z.discriminatedUnion('outcome', [
  z.object({ ...what, outcome: z.literal('loaded'), milliseconds }),
  /** An error after loading has no time. */
  z.object({
    ...what,
    outcome: z.literal('failed'),
    stage: failureStage,
    milliseconds: milliseconds.optional(),
  }),
]);
export type RemoteReport = z.output<typeof remoteReport>;

/** In one call, for one page view. */
export const maxReports = 20;

export const remoteReports = z.object({ reports: z.array(remoteReport).min(1).max(maxReports) });
