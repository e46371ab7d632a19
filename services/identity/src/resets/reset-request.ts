import type { AuditCause } from '@marquee/service-kit/audit/audited';

/** Somebody has forgotten the password of this address, which may be nobody's. */
export type ResetRequest = Pick<AuditCause, 'requestId' | 'traceparent' | 'clientAddress'> & {
  /** Also the id of the link that comes of it: carried out again, it finds that link. */
  id: string;
  email: string;
  requestedAt: Date;
};

export type PendingReset = ResetRequest & { attempts: number };
