import { LinkButton, useIsHydrating } from '@marquee/ui';
import { useSearchParams } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { sameOriginPath } from './get-post-sign-in-path.ts';
import { GoogleMark } from './google-mark.tsx';

/**
 * A link, not an API call, because the server redirects to Google and afterwards to `returnTo`. A prerendered page has no `returnTo`, so
 * `before-hydration.ts` adds it to links with `data-returns`.
 */
export function GoogleButton() {
  const [search] = useSearchParams();
  const isHydrating = useIsHydrating();
  const returnTo = isHydrating ? null : sameOriginPath(search.get('returnTo'));
  const query = returnTo === null ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;

  return (
    <WhiteLinkButton href={`/api/auth/google${query}`} data-returns="" $variant="outline" $wide>
      <GoogleMark />
      Continue with Google
    </WhiteLinkButton>
  );
}

/** White in both themes, as Google's brand rules require. */
const WhiteLinkButton = styled(LinkButton)`
  border-color: transparent;
  color: #0b2b33;
  background: #ffffff;

  &:hover {
    background: #e6edec;
  }
`;
