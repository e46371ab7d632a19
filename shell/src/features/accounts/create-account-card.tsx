import { Tabs, theme, Title1 } from '@marquee/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ClientSignUpForm } from './client-sign-up-form.tsx';
import type { ClientSignUp } from './client-sign-up-form.tsx';
import { ProviderSignUpForm } from './provider-sign-up-form.tsx';
import type { ProviderSignUp } from './provider-sign-up-form.tsx';

type CreateAccountCardProps = {
  /** The tab that a link requested; null: the client's. */
  opened: 'client' | 'provider' | null;
  /** Initial email address of the client's form. */
  invitedAs: string;
};

/** Sign-up with a tab per role. Each tab keeps its input while the other one is open. */
export function CreateAccountCard({ opened, invitedAs }: CreateAccountCardProps) {
  const [who, setWho] = useState<string>(opened ?? 'client');
  const [asClient, keepClient] = useState<ClientSignUp | null>(null);
  const [asProvider, keepProvider] = useState<ProviderSignUp | null>(null);
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    if (opened !== null) {
      // On a phone the card is below the sign-in.
      card.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [opened]);

  return (
    <Inside ref={card} aria-label="Create Account">
      <Title1 as="h2">Create Account</Title1>
      <Tabs
        label="Create Account"
        value={who}
        onValueChange={setWho}
        tabs={[
          {
            value: 'client',
            label: "I'm a Client",
            content: <ClientSignUpForm typedBefore={asClient} email={invitedAs} onLeave={keepClient} />,
          },
          {
            value: 'provider',
            label: "I'm a Provider",
            content: <ProviderSignUpForm typedBefore={asProvider} onLeave={keepProvider} />,
          },
        ]}
      />
    </Inside>
  );
}

const Inside = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;
  padding: 44px;

  ${theme.media.tablet} {
    padding: ${theme.space[6]} ${theme.gutter};
  }
`;
