import { HeroRoof, OnBoard, theme, Title1 } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

export function SignInCard() {
  const [isForgotten, setIsForgotten] = useState(false);
  const [email, setEmail] = useState('');
  const heading = useHeadingFocus(isForgotten);

  /** The address typed in one form stands in the other. */
  function turnTo(forgotten: boolean) {
    return (typed: string) => {
      setEmail(typed);
      setIsForgotten(forgotten);
    };
  }

  return (
    <Tent as="section" aria-label={isForgotten ? 'Forgot password' : 'Sign In'}>
      <HeroRoof />
      <Inside>
        <Title1 ref={heading} tabIndex={-1}>
          {isForgotten ? 'Forgot password?' : 'Sign In'}
        </Title1>
        {isForgotten ? (
          <ForgotPasswordForm email={email} onBack={turnTo(false)} />
        ) : (
          <>
            <GoogleButton />
            <Or>or with your e-mail</Or>
            <SignInForm email={email} onForgotten={turnTo(true)} />
          </>
        )}
      </Inside>
    </Tent>
  );
}

const Tent = styled(OnBoard)`
  position: relative;
  overflow: hidden;
`;

/** At the same height whichever form stands beside it. */
const Inside = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 20px;
  padding: calc(2 * ${theme.space[9]} + ${theme.space[4]}) ${theme.gutter} ${theme.space[7]};

  ${theme.media.narrow} {
    padding-top: ${theme.space[7]};
  }
`;

const Or = styled.p`
  ${theme.type.small}
  display: flex;
  gap: ${theme.space[4]};
  align-items: center;
  color: ${theme.color.boardMuted};

  &::before,
  &::after {
    flex: 1;
    border-top: ${theme.border.hairline} solid ${theme.color.rail};
    content: '';
  }
`;
