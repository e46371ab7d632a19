export type Email = { id: string; to: string; subject: string; text: string; html: string; at: string };

/** Hands an email over for delivery. Calls with the same id are about the same email. A caller that aborts `signal` ignores the result. */
export type Mailer = { send(mail: Email, signal: AbortSignal): Promise<void> };
