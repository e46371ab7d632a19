import { HeroRoof, OnBoard, theme, Title1 } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

type Face = 'sign-in' | 'forgotten' | 'second-step';

const titles: Record<Face, string> = {
  'sign-in': 'Sign In',
  forgotten: 'Forgot password?',
  'second-step': 'Two-factor authentication',
};

type SignInCardProps = {
  /** Whether the session is pending: Google has confirmed the user, the two-factor code is missing. */
  isHalfIn: boolean;
  /** Whether the card opens with the request for a password reset. */
  isForgotten: boolean;
  /** Initial email address. */
  invitedAs: string;
};

export function SignInCard({ isHalfIn, isForgotten, invitedAs }: SignInCardProps) {
  const [face, setFace] = useState<Face>(() => firstFace({ isHalfIn, isForgotten }));
  const [email, setEmail] = useState(invitedAs);
  const heading = useHeadingFocus(face);

  /** Opens another form, with the email address entered in this one. */
  function turnTo(next: Face) {
    return (typed: string) => {
      setEmail(typed);
      setFace(next);
    };
  }

  return (
    <Tent as="section" aria-label={face === 'forgotten' ? 'Forgot password' : titles[face]}>
      <HeroRoof />
      <Inside>
        <Title1 ref={heading} tabIndex={-1}>
          {titles[face]}
        </Title1>
        {face === 'forgotten' && <ForgotPasswordForm email={email} onBack={turnTo('sign-in')} />}
        {face === 'second-step' && (
          <SecondStepForm
            onBack={() => {
              setFace('sign-in');
            }}
          />
        )}
        {face === 'sign-in' && (
          <>
            <GoogleButton />
            <Or>or with your email</Or>
            <SignInForm
              email={email}
              onForgotten={turnTo('forgotten')}
              onSecondStep={turnTo('second-step')}
            />
          </>
        )}
      </Inside>
    </Tent>
  );
}

function firstFace({ isHalfIn, isForgotten }: Pick<SignInCardProps, 'isHalfIn' | 'isForgotten'>): Face {
  if (isHalfIn) {
    return 'second-step';
  }
  return isForgotten ? 'forgotten' : 'sign-in';
}

const Tent = styled(OnBoard)`
  position: relative;
  overflow: hidden;
`;

/** Fixed vertical position, independent of the form beside it. */
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
