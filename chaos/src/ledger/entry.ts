/** What people do with events and quotes. */
export type StoryAct =
  | 'create-event'
  | 'edit-event'
  | 'send-event'
  | 'cancel-event'
  | 'complete-event'
  | 'create-quote'
  | 'create-quote-by-hand'
  | 'add-line'
  | 'remove-line'
  | 'change-terms'
  | 'approve-quote'
  | 'send-quote'
  | 'accept-quote'
  | 'archive-quote';

/** What providers do with the invoices of an accepted quote. */
export type InvoiceAct =
  'send-invoice' | 'remind-of-invoice' | 'record-payment' | 'refund-invoice' | 'void-invoice';

export type Act =
  | StoryAct
  | InvoiceAct
  | 'sign-up'
  | 'change-client-profile'
  | 'change-provider-profile'
  | 'send-contact-message'
  | 'sign-in'
  | 'begin-sign-in'
  | 'sign-out'
  | 'end-other-sessions'
  | 'change-password'
  | 'forgot-password'
  | 'reset-password'
  | 'verify-email'
  | 'offer-second-step'
  | 'confirm-second-step'
  | 'pass-second-step'
  | 'suspend-user'
  | 'reinstate-user'
  | 'ask-for-export'
  | 'delete-account';

export type Change = {
  act: Act;
  mark: string;
  /** The aggregate that is changed; null while it is being created, and for what belongs to none. */
  subject: string | null;
  /** The event that a quote is made for; the mark of the line that is removed; the role of the account that is deleted. */
  about?: string;
  /** The account of who asks. */
  by?: string;
};

/** What an answer said: it must be found again. */
export type Promised = {
  subject?: string;
  lineItemId?: string;
  /** The number of the version that was sent or accepted. */
  version?: number;
  totalCents?: number;
};

/** `unknown`: never answered, so it may have happened or not, but never twice. */
export type Fate = 'acknowledged' | 'refused' | 'unknown';

export type Entry = Readonly<
  Change & {
    fate: Fate;
    /** More than one: an answer was lost on the way at least once. */
    attempts: number;
    promised: Promised;
    /** Of a refusal. */
    code: string | null;
    openedAt: number;
    settledAt: number | null;
  }
>;

/** A refusal counts as long as no attempt before it was lost: that one may have been carried out. */
export function mayHaveHappened({ fate, attempts }: Entry): boolean {
  return fate !== 'refused' || attempts > 1;
}
