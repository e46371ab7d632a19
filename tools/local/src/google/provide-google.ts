import type { Environment } from '../environment.ts';
import { startGoogleEmulator } from './google-emulator.ts';

type GoogleOptions = { publicUrl: string; userEnvironment: NodeJS.ProcessEnv };

/**
 * Identity's variables for Google. Starts an emulator within this process, unless the user has configured a client or the public URL is
 * https. With an https URL and no client, there is no Google sign-in.
 */
export async function provideGoogle({ publicUrl, userEnvironment }: GoogleOptions): Promise<Environment> {
  const productUrl = userEnvironment.PUBLIC_URL ?? publicUrl;
  if (userEnvironment.GOOGLE_CLIENT_ID || productUrl.startsWith('https:')) {
    return {};
  }
  const { variables } = await startGoogleEmulator({ publicUrl: productUrl });
  return variables;
}
