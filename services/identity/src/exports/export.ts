import type { ExportStatus } from '@marquee/contracts/privacy';

type Preparing = { exportId: string; askedAt: Date };
export type ReadyExport = { exportId: string; completedAt: Date; expiresAt: Date };

/** The exports of one account, under its id: the export being prepared and the newest complete export. */
export type Export = {
  id: string;
  version: number;
  preparing: Preparing | null;
  ready: ReadyExport | null;
};

const retentionMs = 24 * 3_600_000;

/** The exports of an account that has never requested one. */
export function noExport(accountId: string): Export {
  return { id: accountId, version: 0, preparing: null, ready: null };
}

/** Returns null if this export is not the one being prepared: it is already complete, or another has started. */
export function complete(known: Export, exportId: string, at: Date): Export | null {
  if (known.preparing?.exportId !== exportId) {
    return null;
  }
  return { ...known, preparing: null, ready: { exportId, completedAt: at, expiresAt: expiryFrom(at) } };
}

export function expiryFrom(at: Date): Date {
  return new Date(at.getTime() + retentionMs);
}

/** The export being prepared. Null if none is, or if it is incomplete after 24 hours; then the next request starts another export. */
export function preparingAt(known: Export | null, at: Date): Preparing | null {
  const preparing = known?.preparing ?? null;
  return preparing !== null && expiryFrom(preparing.askedAt) > at ? preparing : null;
}

/** Whether pages of this export should still be stored. */
export function acceptsPages(known: Export | null, exportId: string): boolean {
  return known !== null && [known.preparing?.exportId, known.ready?.exportId].includes(exportId);
}

export function readyAt(known: Export | null, at: Date): ReadyExport | null {
  const ready = known?.ready ?? null;
  return ready !== null && ready.expiresAt > at ? ready : null;
}

export function toStatus(known: Export | null, at: Date): ExportStatus {
  const preparing = preparingAt(known, at);
  const ready = readyAt(known, at);
  return {
    preparing: preparing && { askedAt: preparing.askedAt.toISOString() },
    ready: ready && {
      completedAt: ready.completedAt.toISOString(),
      expiresAt: ready.expiresAt.toISOString(),
    },
  };
}
