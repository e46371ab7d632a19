export type Mail = { id: string; to: string; subject: string; text: string; html: string; at: string };

/** Hands a mail over to whoever carries it. The same id again is the same mail; once the signal has come, nobody waits for it any more. */
export type Mailer = { send(mail: Mail, signal: AbortSignal): Promise<void> };
