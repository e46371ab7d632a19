import { z } from 'zod';

const webhookSecret = z
  .string()
  .startsWith('whsec_', 'must be a signing secret of Stripe, whsec_…')
  .optional();

/** Without a key nobody can pay by card. Stripe is called at its own address unless a stand-in is named. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key of Stripe, sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  /** Of the webhook that tells of connected accounts. */
  STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  /** Where people come back to from the hosted pages. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
};

export type StripeVariables = z.output<z.ZodObject<typeof stripeVariables>>;

/** Half of it is a mistake: somebody would pay, and nobody would hear of it. */
export function requireWholeStripe(config: StripeVariables, context: z.RefinementCtx): void {
  const together = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'] as const;
  const isMeant = together.some((name) => config[name] !== undefined);
  const needed = isMeant ? [...together, 'PUBLIC_URL' as const] : [];
  for (const name of needed.filter((variable) => config[variable] === undefined)) {
    context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
  }
}
