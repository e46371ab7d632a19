import { Card, theme, Title2 } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ClientRoleForm } from './client-role-form.tsx';
import { ProviderRoleForm } from './provider-role-form.tsx';
import { RoleCard } from './role-card.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

type Chosen = 'client' | 'provider' | null;

const headings = { client: "I'm a Client", provider: "I'm a Provider" };

/** Shows a card for each role, then the form of the chosen role. Nothing is saved before the user submits the form. */
export function RoleChoice() {
  const [chosen, setChosen] = useState<Chosen>(null);
  const heading = useHeadingFocus(chosen);
  const goBack = () => {
    setChosen(null);
  };

  if (chosen !== null) {
    return (
      <Details aria-label={headings[chosen]}>
        <Title2 ref={heading} tabIndex={-1}>
          {headings[chosen]}
        </Title2>
        {chosen === 'client' ? <ClientRoleForm onBack={goBack} /> : <ProviderRoleForm onBack={goBack} />}
      </Details>
    );
  }
  return (
    <>
      <RoleWarning ref={heading} tabIndex={-1}>
        You can’t change the role of an account later.
      </RoleWarning>
      <Cards>
        <RoleCard
          title="I'm a Client"
          action="Continue as a Client"
          onChoose={() => {
            setChosen('client');
          }}
        >
          Send one request, keep every quote, date and phone number in one place, and see what happens next.
        </RoleCard>
        <RoleCard
          title="I'm a Provider"
          action="Continue as a Provider"
          onChoose={() => {
            setChosen('provider');
          }}
        >
          Requests become priced quotes, quotes become bookings.
        </RoleCard>
      </Cards>
    </>
  );
}

const RoleWarning = styled.p`
  color: ${theme.color.muted};
`;

const Details = styled(Card)`
  display: grid;
  gap: ${theme.space[5]};
  margin-block: ${theme.space[5]};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[5]};
  margin-block: ${theme.space[5]};

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;
