export type Mail = { id: string; to: string; subject: string; text: string; html: string; at: string };

/** Hands a mail over to whoever carries it. The same id again is the same mail. */
export type Mailer = { send(mail: Mail): Promise<void> };
