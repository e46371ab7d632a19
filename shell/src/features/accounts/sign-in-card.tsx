import { HeroRoof, OnBoard, theme, Title1 } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { TwoFactorForm } from './two-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

type View = 'sign-in' | 'forgotten' | 'two-factor';

const titles: Record<View, string> = {
  'sign-in': 'Sign In',
  forgotten: 'Forgot password?',
  'two-factor': 'Two-factor authentication',
};

type SignInCardProps = {
  /** Whether the session is pending: Google has confirmed the user, but the two-factor code is missing. */
  hasPendingSession: boolean;
  /** Whether the card initially shows the form that requests a password reset. */
  isResetRequested: boolean;
  /** Initial email address. */
  initialEmail: string;
};

export function SignInCard({ hasPendingSession, isResetRequested, initialEmail }: SignInCardProps) {
  const [view, setView] = useState<View>(() => getInitialView({ hasPendingSession, isResetRequested }));
  const [email, setEmail] = useState(initialEmail);
  const heading = useHeadingFocus(view);

  /** Returns a function that opens the `next` form, with the email address entered in the current form. */
  function switchTo(next: View) {
    return (typed: string) => {
      setEmail(typed);
      setView(next);
    };
  }

  return (
    <Panel as="section" aria-label={view === 'forgotten' ? 'Forgot password' : titles[view]}>
      <HeroRoof />
      <Inside>
        <Title1 ref={heading} tabIndex={-1}>
          {titles[view]}
        </Title1>
        {view === 'forgotten' && <ForgotPasswordForm email={email} onBack={switchTo('sign-in')} />}
        {view === 'two-factor' && (
          <TwoFactorForm
            onBack={() => {
              setView('sign-in');
            }}
          />
        )}
        {view === 'sign-in' && (
          <>
            <GoogleButton />
            <Or>or with your email</Or>
            <SignInForm
              email={email}
              onForgotten={switchTo('forgotten')}
              onTwoFactor={switchTo('two-factor')}
            />
          </>
        )}
      </Inside>
    </Panel>
  );
}

function getInitialView({
  hasPendingSession,
  isResetRequested,
}: Pick<SignInCardProps, 'hasPendingSession' | 'isResetRequested'>): View {
  if (hasPendingSession) {
    return 'two-factor';
  }
  return isResetRequested ? 'forgotten' : 'sign-in';
}

const Panel = styled(OnBoard)`
  position: relative;
  overflow: hidden;
`;

/** The content starts at a fixed distance from the top, whatever the height of the card for signing up beside it. */
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
