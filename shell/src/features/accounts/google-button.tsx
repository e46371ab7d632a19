import { LinkButton } from '@marquee/ui';
import { styled } from 'styled-components';
import { GoogleMark } from './google-mark.tsx';

/** A navigation, not a call: the server sends the browser on. */
export function GoogleButton() {
  return (
    <White href="/api/auth/google" $variant="outline" $wide>
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
