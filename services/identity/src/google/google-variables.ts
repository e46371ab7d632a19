import { z } from 'zod';

const endpoint = z.url({ protocol: /^https?$/, error: 'must be an address' });

/** Google sign-in requires a client id and a secret. The URLs default to Google's; an emulator has other URLs. */
export const googleVariables = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTHORIZATION_URL: endpoint.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: endpoint.default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: endpoint
    .refine((url) => url.endsWith('/userinfo'), 'must end with /userinfo')
    .default('https://openidconnect.googleapis.com/v1/userinfo'),
  /** Timeout in milliseconds for both requests of a sign-in together; shorter than the gateway's timeout for identity. */
  GOOGLE_WAIT_MS: z
    .string()
    .regex(/^[1-9]\d{1,3}$/, 'must be a number of milliseconds from 10 to 9999')
    .prefault('8000')
    .transform(Number),
};

export type GoogleVariables = z.output<z.ZodObject<typeof googleVariables>>;

const endpoints = ['GOOGLE_AUTHORIZATION_URL', 'GOOGLE_TOKEN_URL', 'GOOGLE_USERINFO_URL'] as const;

/** Reports a client id or a secret without the other, and an http URL in an https deployment. */
export function requireCompleteGoogleConfig(
  config: GoogleVariables & { PUBLIC_URL: string },
  context: z.RefinementCtx,
): void {
  if (config.GOOGLE_CLIENT_ID !== undefined && config.GOOGLE_CLIENT_SECRET === undefined) {
    context.addIssue({ code: 'custom', path: ['GOOGLE_CLIENT_SECRET'], message: 'is missing' });
  }
  if (config.GOOGLE_CLIENT_SECRET !== undefined && config.GOOGLE_CLIENT_ID === undefined) {
    context.addIssue({ code: 'custom', path: ['GOOGLE_CLIENT_ID'], message: 'is missing' });
  }
  for (const name of endpoints) {
    if (config.PUBLIC_URL.startsWith('https:') && !config[name].startsWith('https:')) {
      context.addIssue({ code: 'custom', path: [name], message: 'must be https if PUBLIC_URL is https' });
    }
  }
}
