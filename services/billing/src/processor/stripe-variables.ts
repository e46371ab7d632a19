import { z } from 'zod';

const webhookSecret = z.string().startsWith('whsec_', 'must be a Stripe signing secret, whsec_…').optional();

/** Without a key nobody can pay by card. The address is Stripe's own, unless the address of an emulator is set. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a Stripe secret key, sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  /** Signing secret of the webhook for connected accounts. */
  STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  /** The base of the addresses to which Stripe's hosted pages return. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
};

export type StripeVariables = z.output<z.ZodObject<typeof stripeVariables>>;

/** Rejects a partial configuration, with which payments could succeed without reaching billing. */
export function requireCompleteStripe(config: StripeVariables, context: z.RefinementCtx): void {
  const together = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'] as const;
  const isConfigured = together.some((name) => config[name] !== undefined);
  const needed = isConfigured ? [...together, 'PUBLIC_URL' as const] : [];
  for (const name of needed.filter((variable) => config[variable] === undefined)) {
    context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
  }
}
