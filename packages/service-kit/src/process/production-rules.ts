/** Begins every secret that was made for one machine alone. */
export const developmentMark = 'development-';

type Given = Readonly<Record<string, string | undefined>>;
type Rule = (value: string, given: Given) => string | null;

/** They stand in the README. */
const demoPasswords = ['Marquee-admin-1!', 'Marquee-demo-1!'];
const demoTotpSecret = 'MARQUEELOCALADMINSECONDSTEPABCDE';
const leastSecretLength = 32;

const rules: Readonly<Record<string, Rule>> = {
  PUBLIC_URL: (url) => (url.startsWith('https://') ? null : 'must be an https:// address in production'),
  TOKEN_SIGNING_KEY: (key, { TOKEN_PUBLIC_KEYS: keys = '' }) =>
    madeForDevelopment(key) ?? (namesIn(key).every((kid) => namesIn(keys).includes(kid)) ? null : unknownKey),
  TOKEN_PUBLIC_KEYS: madeForDevelopment,
  INTERNAL_SECRET: weakSecret,
  LINK_SECRET: weakSecret,
  SECOND_STEP_KEY: weakSecret,
  ADMIN_TOTP_SECRET: (secret) =>
    secret === demoTotpSecret ? 'is the one of the demo, which everybody knows' : null,
  ADMIN_PASSWORD: (password) =>
    demoPasswords.includes(password) ? 'is the one of the demo, which everybody knows' : null,
  STRIPE_API_URL: () => 'is for a stand-in: in production Stripe is called at its own address',
  REMOTE_OVERRIDES: (allowed) =>
    allowed === 'off' ? null : 'lets pages run what is not released: off in production',
  PASSWORD_HASH_COST: (cost) => (cost === 'owasp' ? null : 'is for tests: passwords would be easy to guess'),
  AMQP_URL: (url) => (hasDefaultLogin(url) ? "has RabbitMQ's default login, which everybody knows" : null),
};

/** What development does without: by variable, what production has it for. */
const needed: Readonly<Record<string, string>> = {
  SMTP_URL: 'is missing: without a mail server mails would be dropped and marked as sent',
};

const unknownKey = 'is not among TOKEN_PUBLIC_KEYS, so every service would refuse its tokens';

/** What may do for development and tests, but is refused in production: by variable, why. `read`: those that the process asks for. */
export function complaintsInProduction(given: Given, read: readonly string[]): Map<string, string> {
  const complaints = new Map<string, string>();
  for (const [name, complaint] of Object.entries(needed)) {
    if (read.includes(name) && given[name] === undefined) {
      complaints.set(name, complaint);
    }
  }
  for (const [name, rule] of Object.entries(rules)) {
    const value = given[name];
    const complaint = value === undefined ? null : rule(value, given);
    if (complaint !== null) {
      complaints.set(name, complaint);
    }
  }
  return complaints;
}

function madeForDevelopment(text: string): string | null {
  return text.includes(developmentMark) ? 'was made for development: see npm run secrets' : null;
}

function weakSecret(secret: string): string | null {
  const isShort = secret.length < leastSecretLength;
  return madeForDevelopment(secret) ?? (isShort ? 'must have at least 32 characters in production' : null);
}

function hasDefaultLogin(url: string): boolean {
  const { username = '', password } = URL.parse(url) ?? {};
  return username === '' || (username === 'guest' && password === 'guest');
}

/** The names of the keys in a JWK or a set of them. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/"kid"\s*:\s*"([^"]*)"/g)].map(([, kid = '']) => kid);
}
