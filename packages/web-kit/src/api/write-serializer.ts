import type { ApiError } from './api-error.ts';
import type { Call } from './call.ts';

type Outcome = { data?: unknown; error?: ApiError | undefined };

/** A range of revisions. Writes of this page have made all changes from revision `from` to revision `to`. */
type Written = { from: number; to: number };

/**
 * Number of records whose ranges are stored. A page shows older revisions of only a few records. If the range of a record was removed, the
 * server rejects a write with an older revision as stale, and `useWriteRevised` sends that write again.
 */
const maxRecords = 100;

/** Sends a write. Writes to the same record that contain a revision are sent one at a time. */
export type SerializeWrite = <Result extends Outcome>(
  call: Call,
  send: (call: Call) => Promise<Result>,
) => Promise<Result>;

/**
 * Prevents conflicts of a page with its own changes. If a write names a revision that an earlier write of this page has replaced, the
 * later write is sent with the new revision.
 */
export function createWriteSerializer(): SerializeWrite {
  const pending = new Map<string, Promise<unknown>>();
  const written = new Map<string, Written>();

  function latest(record: string, revision: number): number {
    const own = written.get(record);
    return own !== undefined && revision >= own.from && revision < own.to ? own.to : revision;
  }

  function remember(record: string, base: number) {
    const own = written.get(record);
    written.delete(record);
    written.set(record, { from: own?.to === base ? own.from : base, to: base + 1 });
    const [oldest] = written.keys();
    if (oldest !== undefined && written.size > maxRecords) {
      written.delete(oldest);
    }
  }

  return async (call, send) => {
    const revision = revisionIn(call.parts.body) ?? revisionIn(call.parts.query);
    if (revision === undefined) {
      return send(call);
    }
    const record = recordKeyOf(call);
    const sendNext = async () => {
      const base = latest(record, revision);
      const outcome = await send(rebase(call, base));
      // A revision above `base + 1` also contains changes that this page has not read.
      if (revisionIn(outcome.data) === base + 1) {
        remember(record, base);
      }
      return outcome;
    };
    const response = pending.get(record)?.then(sendNext, sendNext) ?? sendNext();
    pending.set(record, response);
    try {
      return await response;
    } finally {
      if (pending.get(record) === response) {
        pending.delete(record);
      }
    }
  };
}

/** The record's id, or the path for a record that each user has only once, such as the profile. */
function recordKeyOf({ operation, parts }: Call): string {
  const { id } = parts.params ?? {};
  return typeof id === 'string' ? id : operation.path;
}

function revisionIn(part: unknown): number | undefined {
  const revision =
    typeof part === 'object' && part !== null && 'revision' in part ? part.revision : undefined;
  return revision === undefined ? undefined : Number(revision);
}

function rebase(call: Call, revision: number): Call {
  const { body, query, ...parts } = call.parts;
  return {
    ...call,
    parts: {
      ...parts,
      ...(query !== undefined && { query: withRevision(query, String(revision)) }),
      ...(body !== undefined && { body: withRevision(body, revision) }),
    },
  };
}

function withRevision<Part>(part: Part, revision: number | string): Part {
  return typeof part === 'object' && part !== null && 'revision' in part ? { ...part, revision } : part;
}
