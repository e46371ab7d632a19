import type { AuditCause } from '@marquee/service-kit/audit/audited';

/** A forgotten password of this address, which may have no account. */
export type ResetRequest = Pick<AuditCause, 'requestId' | 'traceparent' | 'clientAddress'> & {
  /** Also the id of the link: a repeated run finds that link. */
  id: string;
  email: string;
  requestedAt: Date;
};

export type PendingReset = ResetRequest & { attempts: number };
