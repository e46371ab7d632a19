import type { AuditCause } from '@marquee/service-kit/audit/audited';

/** A requested reset for an address, which may have no account. */
export type ResetRequest = Pick<AuditCause, 'requestId' | 'traceparent' | 'clientAddress'> & {
  /** Also the id of the link, so that a repeated attempt finds the link of the earlier attempt. */
  id: string;
  email: string;
  requestedAt: Date;
};

export type PendingReset = ResetRequest & { attempts: number };
