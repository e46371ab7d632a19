import { refusal } from '../refusal.ts';

const name = 'TooBusy';

/** The error after a call exhausted its retry policy because the product was too busy. */
export function tooBusy(message: string): Error {
  return Object.assign(new Error(message), { name });
}

export function isTooBusy(error: unknown): error is Error {
  return error instanceof Error && error.name === name;
}

/** Replaces a `tooBusy` error with a refusal that names the next step. */
export async function withTooBusyAdvice(
  load: () => Promise<void>,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (!isTooBusy(error)) {
      throw error;
    }
    const nextStep = isEmbedded
      ? 'Run npm start again: it deletes the partly loaded demo data and loads it again.'
      : 'Drop the databases marquee_* at MONGODB_URL, then run npm start again.';
    throw refusal(
      `The demo data could not be loaded, because this machine is too busy: ${error.message}. ${nextStep}`,
    );
  }
}
