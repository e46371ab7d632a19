import { LinkButton, useIsHydrating } from '@marquee/ui';
import { useSearchParams } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { sameOriginPath } from './entrance-for.ts';
import { GoogleMark } from './google-mark.tsx';

/**
 * A navigation, not a call: the server sends the browser on, and back to where it wanted to go. The prerendered page does not know where
 * that is; there the first script adds it (`data-returns`).
 */
export function GoogleButton() {
  const [search] = useSearchParams();
  const isHydrating = useIsHydrating();
  const returnTo = isHydrating ? null : sameOriginPath(search.get('returnTo'));
  const query = returnTo === null ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;

  return (
    <White href={`/api/auth/google${query}`} data-returns="" $variant="outline" $wide>
      <GoogleMark />
      Continue with Google
    </White>
  );
}

/** White in both themes, as its owner asks. */
const White = styled(LinkButton)`
  border-color: transparent;
  color: #0b2b33;
  background: #ffffff;

  &:hover {
    background: #e6edec;
  }
`;
