import { Tabs, theme, Title1 } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ClientSignUpForm } from './client-sign-up-form.tsx';
import { ProviderSignUpForm } from './provider-sign-up-form.tsx';

export function CreateAccountCard() {
  const [who, setWho] = useState('client');

  return (
    <Inside aria-label="Create Account">
      <Title1 as="h2">Create Account</Title1>
      <Tabs
        label="Create Account"
        value={who}
        onValueChange={setWho}
        tabs={[
          { value: 'client', label: "I'm a Client", content: <ClientSignUpForm /> },
          { value: 'provider', label: "I'm a Provider", content: <ProviderSignUpForm /> },
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
