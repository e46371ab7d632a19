import { HeroRoof, OnBoard, theme, Title1 } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInCard() {
  const [isForgotten, setIsForgotten] = useState(false);

  return (
    <Tent as="section" aria-label={isForgotten ? 'Forgot password' : 'Sign In'}>
      <HeroRoof />
      <Inside>
        <Title1>{isForgotten ? 'Forgot password?' : 'Sign In'}</Title1>
        {isForgotten ? (
          <ForgotPasswordForm
            onBack={() => {
              setIsForgotten(false);
            }}
          />
        ) : (
          <>
            <GoogleButton />
            <Or>or with your e-mail</Or>
            <SignInForm
              onForgotten={() => {
                setIsForgotten(true);
              }}
            />
          </>
        )}
      </Inside>
    </Tent>
  );
}

const Tent = styled(OnBoard)`
  position: relative;
  display: grid;
  align-items: center;
  overflow: hidden;
`;

const Inside = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[7]} ${theme.gutter};
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
