/** The data from databases, broker and mail folder that the rules examine: one type for each kind of document. */
export type FoundEvent = {
  id: string;
  version: number;
  name: string;
  comments: string;
  clientId: string;
  clientName: string;
  clientEmail: string;
  providerId: string | null;
  eventDate: string;
  startTime: string;
  venueAddress: string;
  timeZone: string;
  status: string;
  sentToProvider: boolean;
  sentToProviderAt: Date | null;
  cancelledBy?: 'client' | 'provider' | null;
  cancelReason?: string;
  cancelledAt?: Date | null;
  completedAt?: Date | null;
  quoteIds: readonly string[];
  acceptedQuoteId: string | null;
  payableCents: number | null;
  history: readonly FoundEventFact[];
};

/** An entry of an event's history. An earlier release stored no data. */
export type FoundEventFact = {
  type: string;
  status: string;
  data?: Readonly<Record<string, unknown>>;
};

export type FoundLine = {
  id: string;
  serviceName: string;
  unitPriceCents: number;
  quantity: number;
  lineTotalCents: number;
};
export type FoundOffer = {
  lineItems: readonly FoundLine[];
  discountCents: number;
  notes: string;
  validUntil: string | null;
  paymentSchedule?: object;
};
export type FoundVersion = FoundOffer & { number: number; subtotalCents: number; payableCents: number };

/** An entry of a quote's history. */
export type FoundFact = {
  id: string;
  status: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
};

export type FoundQuote = {
  id: string;
  version: number;
  eventId: string | null;
  requestNumber: number;
  eventName: string;
  eventDate: string;
  timeZone: string;
  providerId: string;
  clientId: string | null;
  clientEmail: string;
  clientName: string;
  status: string;
  offer: FoundOffer;
  discardedOffer?: FoundOffer | null;
  sentVersions: readonly FoundVersion[];
  sentAt: Date | null;
  openVersion?: number | null;
  lastSentAt: Date | null;
  acceptedAt: Date | null;
  acceptedVersion: number | null;
  archivedAt: Date | null;
  createdAt: Date;
  history: readonly FoundFact[];
};

export type FoundAccount = {
  id: string;
  version: number;
  role: string | null;
  email: string;
  emailKey: string;
  emailVerified: boolean;
  profile: Readonly<Record<string, unknown>> | null;
  createdAt: Date;
  suspendedAt?: Date | null;
  history: readonly { type: string }[];
};

export type FoundInvoice = {
  id: string;
  quoteId: string;
  eventId: string | null;
  providerId: string;
  clientId: string | null;
  part: string;
  amountCents: number;
  quoteTotalCents: number;
  status: string;
  number: number | null;
  sentAt: Date | null;
  paidAt: Date | null;
  payment: { note: string } | null;
  creditNotes: readonly { id: string; amountCents: number; reason: string }[];
  voidReason: string;
  isEventCancelled: boolean;
  dueOn: string;
  sendsAt: Date;
  refundUnderWay?: object | null;
  requestedRefund?: { requestedAt: Date } | null;
  history: readonly { type: string }[];
};

/** A stored document of a projection. */
export type FoundProjection = { id: string; sourceVersion: number } & Readonly<Record<string, unknown>>;

export const projectionNames = [
  'events.client',
  'events.provider',
  'events.quoteStanding',
  'quotes.client',
  'quotes.provider',
  'quotes.eventRequest',
  'quotes.invoice',
  'billing.acceptedQuote',
  'billing.cancelledEvent',
  'identity.booking',
  'identity.openQuote',
  'identity.invoice',
] as const;
export type ProjectionName = (typeof projectionNames)[number];

/** An entry of the audit trail. */
export type FoundAudit = { id: string; act: string; subject: { id: string } };

/** A place that still mentions the deleted account of this id. */
export type FoundTrace = { id: string; place: string };

/** One email as handed to the mail server; an email that is handed over again has the same id. */
export type FoundEmail = { id: string; to: string; subject: string; text: string };

/** Number of pending messages, emails, password resets or deletions in one place. */
export type Remainder = { place: string; count: number };

export type Found = {
  events: readonly FoundEvent[];
  quotes: readonly FoundQuote[];
  accounts: readonly FoundAccount[];
  invoices: readonly FoundInvoice[];
  projections: Readonly<Record<ProjectionName, readonly FoundProjection[]>>;
  /** Ids of the providers whose subscription is open. */
  subscriptions: readonly string[];
  emails: readonly FoundEmail[];
  /** Ids of stored emails that a limit or an unconfirmed address holds back, and of cancelled emails. */
  heldEmails: readonly string[];
  audit: readonly FoundAudit[];
  traces: readonly FoundTrace[];
  remainders: readonly Remainder[];
  deadLetters: readonly { queue: string; reason: string; id: string }[];
};
