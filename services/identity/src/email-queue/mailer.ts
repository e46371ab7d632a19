export type Email = { id: string; to: string; subject: string; text: string; html: string; at: string };

/** Hands an email over for delivery. Emails with the same id are the same. After `signal` aborts, nobody waits for the result. */
export type Mailer = { send(mail: Email, signal: AbortSignal): Promise<void> };
