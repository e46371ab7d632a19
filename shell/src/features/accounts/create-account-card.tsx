import { Tabs, theme, Title1 } from '@marquee/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ClientSignUpForm } from './client-sign-up-form.tsx';
import type { ClientSignUp } from './client-sign-up-form.tsx';
import { ProviderSignUpForm } from './provider-sign-up-form.tsx';
import type { ProviderSignUp } from './provider-sign-up-form.tsx';

type CreateAccountCardProps = {
  /** The tab that a link requested; null if none, which opens the client's tab. */
  initialTab: 'client' | 'provider' | null;
  /** Initial email address of the client's form. */
  initialEmail: string;
};

/** Sign-up with a tab per role. Each tab keeps its input while the other one is open. */
export function CreateAccountCard({ initialTab, initialEmail }: CreateAccountCardProps) {
  const [selectedTab, setSelectedTab] = useState<string>(initialTab ?? 'client');
  const [clientInput, setClientInput] = useState<ClientSignUp | null>(null);
  const [providerInput, setProviderInput] = useState<ProviderSignUp | null>(null);
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    if (initialTab !== null) {
      // Needed on a phone, where the card is below the sign-in.
      card.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [initialTab]);

  return (
    <Inside ref={card} aria-label="Create Account">
      <Title1 as="h2">Create Account</Title1>
      <Tabs
        label="Create Account"
        value={selectedTab}
        onValueChange={setSelectedTab}
        tabs={[
          {
            value: 'client',
            label: "I'm a Client",
            content: (
              <ClientSignUpForm initialInput={clientInput} email={initialEmail} onUnmount={setClientInput} />
            ),
          },
          {
            value: 'provider',
            label: "I'm a Provider",
            content: <ProviderSignUpForm initialInput={providerInput} onUnmount={setProviderInput} />,
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
