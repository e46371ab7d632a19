/** Prefix of every secret that was generated for local development. */
export const developmentPrefix = 'development-';

type Variables = Readonly<Record<string, string | undefined>>;
type Rule = (value: string, variables: Variables) => string | null;

/** Passwords that the README publishes. */
const demoPasswords = ['Marquee-admin-1!', 'Marquee-demo-1!'];
const demoTotpSecret = 'MARQUEELOCALADMINSECONDSTEPABCDE';
const minSecretLength = 32;

const rules: Readonly<Record<string, Rule>> = {
  PUBLIC_URL: (url) => (url.startsWith('https://') ? null : 'must be an https:// address in production'),
  TOKEN_SIGNING_KEY: (key, { TOKEN_PUBLIC_KEYS: keys = '' }) =>
    complaintAboutDevelopmentValue(key) ??
    (keyIdsIn(key).every((kid) => keyIdsIn(keys).includes(kid)) ? null : unknownKey),
  TOKEN_PUBLIC_KEYS: complaintAboutDevelopmentValue,
  INTERNAL_SECRET: complaintAboutSecret,
  LINK_SECRET: complaintAboutSecret,
  SECOND_STEP_KEY: complaintAboutSecret,
  ADMIN_TOTP_SECRET: (secret) =>
    secret === demoTotpSecret ? 'is the demo value, which is publicly known' : null,
  ADMIN_PASSWORD: (password) =>
    demoPasswords.includes(password) ? 'is the demo value, which is publicly known' : null,
  MONGODB_URL: complaintAboutDatabase,
  STRIPE_SECRET_KEY: (key) =>
    /^[sr]k_test_/.test(key) ? "is a key of Stripe's test mode: no card would be charged" : null,
  STRIPE_API_URL: () => 'is for an emulator: in production, Stripe is called at its own URL',
  REMOTE_OVERRIDES: (allowed) =>
    allowed === 'off' ? null : 'lets pages run unreleased code: must be off in production',
  PASSWORD_HASH_COST: (cost) => (cost === 'owasp' ? null : 'is for tests: passwords would be easy to guess'),
  AMQP_URL: (url) => (hasDefaultLogin(url) ? "has RabbitMQ's default login, which is publicly known" : null),
};

/** Variables that are optional only in development: `defaultValue` is what an unset variable means, `complaint` is why production needs the variable. */
const needed: Readonly<Record<string, { defaultValue?: string; complaint: string }>> = {
  SMTP_URL: { complaint: 'is missing: without a mail server, emails would be discarded and marked as sent' },
  // The gateway has no TLS. With an https PUBLIC_URL, a proxy is in front of the gateway and every connection has the proxy's address.
  TRUST_PROXY: {
    defaultValue: '0',
    complaint:
      'must be the number of proxies before the gateway, 1 or more: otherwise limits would count all callers as one',
  },
};

const unknownKey = 'is not among TOKEN_PUBLIC_KEYS, so every service would reject its tokens';

/**
 * Returns, by variable, why production does not permit a value that development and tests permit. `read` lists the variables that the
 * process reads.
 */
export function complaintsInProduction(variables: Variables, read: readonly string[]): Map<string, string> {
  const complaints = new Map<string, string>();
  for (const [name, { defaultValue, complaint }] of Object.entries(needed)) {
    if (read.includes(name) && [undefined, defaultValue].includes(variables[name])) {
      complaints.set(name, complaint);
    }
  }
  for (const [name, rule] of Object.entries(rules)) {
    const value = variables[name];
    const complaint = value === undefined ? null : rule(value, variables);
    if (complaint !== null) {
      complaints.set(name, complaint);
    }
  }
  return complaints;
}

function complaintAboutDevelopmentValue(text: string): string | null {
  return text.includes(developmentPrefix) ? 'was made for development: see npm run secrets' : null;
}

function complaintAboutSecret(secret: string): string | null {
  const isShort = secret.length < minSecretLength;
  return (
    complaintAboutDevelopmentValue(secret) ??
    (isShort ? 'must have at least 32 characters in production' : null)
  );
}

/** Requires a login and TLS, unless the operator waives them in MONGODB_WAIVED, for example in a private network. */
function complaintAboutDatabase(url: string, { MONGODB_WAIVED: waived = '' }: Variables): string | null {
  const hasLogin = /^[^/]+:\/\/[^/@]+@/.test(url) || /[?&]authMechanism=MONGODB-X509\b/i.test(url);
  const hasTls = /[?&](tls|ssl)=true\b/i.test(url) || /^mongodb\+srv:(?!.*[?&](tls|ssl)=false\b)/i.test(url);
  const missing = [
    ...(hasLogin ? [] : [{ name: 'login', message: 'has no login' }]),
    ...(hasTls ? [] : [{ name: 'tls', message: 'has no TLS (tls=true)' }]),
  ].filter(({ name }) => !waived.split(',').includes(name));
  const names = missing.map(({ name }) => name).join(',');
  return missing.length === 0
    ? null
    : `${missing.map(({ message }) => message).join(' and ')}, which MONGODB_WAIVED=${names} allows if your network provides equivalent protection`;
}

function hasDefaultLogin(url: string): boolean {
  const { username = '', password } = URL.parse(url) ?? {};
  return username === '' || (username === 'guest' && password === 'guest');
}

/** Returns the ids of the keys in a JWK or a JWK set. */
function keyIdsIn(text: string): string[] {
  return [...text.matchAll(/"kid"\s*:\s*"([^"]*)"/g)].map(([, kid = '']) => kid);
}
