export type LinkPurpose = 'verify-email' | 'reset-password';

/** A link sent by email; only the hash of its token is stored. */
export type EmailedLink = { id: string; purpose: LinkPurpose; tokenHash: string; expiresAt: Date };

const hour = 3_600_000;

export const linkLifetime: Record<LinkPurpose, number> = {
  'reset-password': hour / 2,
  'verify-email': 7 * 24 * hour,
};

/**
 * The last few reset links stay valid, because emails may arrive out of order. Links that confirm an address stay valid for seven days; the
 * maximum number of these links only bounds the size of the account's document.
 */
const maxLinks: Record<LinkPurpose, number> = { 'reset-password': 3, 'verify-email': 100 };

export function addLink(links: readonly EmailedLink[], link: EmailedLink): EmailedLink[] {
  const others = links.filter(({ purpose }) => purpose !== link.purpose);
  const sameKind = links.filter(({ purpose }) => purpose === link.purpose);
  return [...others, ...sameKind.slice(1 - maxLinks[link.purpose]), link];
}

/** Expires links instead of removing them, so that a repeated call can find the link that it has issued. */
export function expireLinks(links: readonly EmailedLink[], purpose: LinkPurpose): EmailedLink[] {
  return links.map((link) => (link.purpose === purpose ? { ...link, expiresAt: new Date(0) } : link));
}

export type LinkProof = { purpose: LinkPurpose; tokenHash: string; at: Date };

export function matchesLink(links: readonly EmailedLink[], { purpose, tokenHash, at }: LinkProof): boolean {
  return links.some(
    (link) => link.purpose === purpose && link.tokenHash === tokenHash && link.expiresAt > at,
  );
}
