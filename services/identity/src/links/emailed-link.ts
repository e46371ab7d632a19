export type LinkPurpose = 'verify-email' | 'reset-password';

/** A link sent by email; only the hash of its token is stored. */
export type EmailedLink = { id: string; purpose: LinkPurpose; tokenHash: string; expiresAt: Date };

const hour = 3_600_000;

export const linkLifetime: Record<LinkPurpose, number> = {
  'reset-password': hour / 2,
  'verify-email': 7 * 24 * hour,
};

/**
 * Emails may arrive out of order, so the last few links stay valid. Links that confirm an address stay valid for their seven days; the
 * maximum of 100 only bounds the record.
 */
const maxLinks: Record<LinkPurpose, number> = { 'reset-password': 3, 'verify-email': 100 };

export function addLink(links: readonly EmailedLink[], link: EmailedLink): EmailedLink[] {
  const others = links.filter(({ purpose }) => purpose !== link.purpose);
  const sameKind = links.filter(({ purpose }) => purpose === link.purpose);
  return [...others, ...sameKind.slice(1 - maxLinks[link.purpose]), link];
}

/** Closed links remain in the list, so that a repeated call finds that it has issued its link. */
export function expireLinks(links: readonly EmailedLink[], purpose: LinkPurpose): EmailedLink[] {
  return links.map((link) => (link.purpose === purpose ? { ...link, expiresAt: new Date(0) } : link));
}

export type LinkProof = { purpose: LinkPurpose; tokenHash: string; at: Date };

export function matchesLink(links: readonly EmailedLink[], { purpose, tokenHash, at }: LinkProof): boolean {
  return links.some(
    (link) => link.purpose === purpose && link.tokenHash === tokenHash && link.expiresAt > at,
  );
}
