export type StripeCall = {
  method?: 'GET' | 'POST' | 'DELETE';
  /** The connected account that the call concerns. */
  account?: string;
  fields?: Readonly<Record<string, string>>;
};

export type StripeAnswer = { status: number; body: unknown };
export type CallStripe = (path: string, call?: StripeCall) => Promise<StripeAnswer>;

/** The API for a caller with the secret key. */
export function stripeCalls({
  STRIPE_API_URL: url = '',
  STRIPE_SECRET_KEY: key = '',
}: Readonly<Record<string, string>>): CallStripe {
  return async (path, { method = 'GET', account, fields } = {}) => {
    const response = await fetch(`${url}/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(account !== undefined && { 'stripe-account': account }),
      },
      ...(fields !== undefined && { body: new URLSearchParams(fields) }),
    });
    return { status: response.status, body: await response.json() };
  };
}
