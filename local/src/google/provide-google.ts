import type { Environment } from '../environment.ts';
import { startGoogleStandIn } from './google-stand-in.ts';

type GoogleNeed = { publicUrl: string; given: NodeJS.ProcessEnv };

/**
 * Identity's variables for Google. Starts an emulator within this process, unless the user has configured a client, or the public URL is
 * https: then there is no Google sign-in without a client.
 */
export async function provideGoogle({ publicUrl, given }: GoogleNeed): Promise<Environment> {
  const ourUrl = given.PUBLIC_URL ?? publicUrl;
  if (given.GOOGLE_CLIENT_ID || ourUrl.startsWith('https:')) {
    return {};
  }
  const { variables } = await startGoogleStandIn({ publicUrl: ourUrl });
  return variables;
}
