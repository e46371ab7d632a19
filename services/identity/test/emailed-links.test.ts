import { createLinkTokens } from '../src/links/link-tokens.ts';
import { addLink, expireLinks, matchesLink } from '../src/links/emailed-link.ts';
import type { LinkPurpose, EmailedLink } from '../src/links/emailed-link.ts';

const at = new Date('2026-03-02T15:00:00Z');

function aLink(id: string, purpose: LinkPurpose = 'reset-password'): EmailedLink {
  return { id, purpose, tokenHash: `hash of ${id}`, expiresAt: new Date('2026-03-02T15:30:00Z') };
}

describe('emailed links', () => {
  test('when twenty links that confirm an address are issued, then none of them is dropped', () => {
    const ids = Array.from({ length: 20 }, (_link, index) => `v${index}`);

    const links = ids.reduce<EmailedLink[]>((all, id) => addLink(all, aLink(id, 'verify-email')), []);

    expect(links.map(({ id }) => id)).toEqual(ids);
  });

  test('when a fourth reset link is issued, then the oldest reset link is dropped', () => {
    const links = [aLink('v', 'verify-email'), aLink('1'), aLink('2'), aLink('3')];

    expect(addLink(links, aLink('4')).map(({ id }) => id)).toEqual(['v', '2', '3', '4']);
  });

  test.each([
    ['right in every way', { purpose: 'reset-password', tokenHash: 'hash of 1', at }, true],
    ['of another kind', { purpose: 'verify-email', tokenHash: 'hash of 1', at }, false],
    ['made up', { purpose: 'reset-password', tokenHash: 'hash of 9', at }, false],
    [
      'too late',
      { purpose: 'reset-password', tokenHash: 'hash of 1', at: new Date('2026-03-02T15:30:00Z') },
      false,
    ],
  ] as const)('when the proof is %s, then only the right proof matches the link', (_case, proof, opens) => {
    expect(matchesLink([aLink('1')], proof)).toBe(opens);
  });

  test('when links of one purpose are expired, then they are still listed, and links of the other purpose stay valid', () => {
    const links = expireLinks([aLink('v', 'verify-email'), aLink('1')], 'reset-password');

    expect(links.map(({ id }) => id)).toEqual(['v', '1']);
    expect(matchesLink(links, { purpose: 'reset-password', tokenHash: 'hash of 1', at })).toBe(false);
    expect(matchesLink(links, { purpose: 'verify-email', tokenHash: 'hash of v', at })).toBe(true);
  });
});

describe('link tokens', () => {
  test('when a token is derived again for the same link, then it is the same; another link or another secret gives another token', () => {
    const ours = createLinkTokens('our secret');

    expect(ours.tokenFor('1')).toBe(createLinkTokens('our secret').tokenFor('1'));
    expect(ours.tokenFor('1')).not.toBe(ours.tokenFor('2'));
    expect(ours.tokenFor('1')).not.toBe(createLinkTokens('their secret').tokenFor('1'));
    expect(ours.hashOf(ours.tokenFor('1'))).not.toContain(ours.tokenFor('1'));
  });
});
