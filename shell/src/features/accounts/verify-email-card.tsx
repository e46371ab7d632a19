import type { CurrentUser } from '@marquee/contracts/accounts';
import { Button, Card, LinkButton, theme, Title1 } from '@marquee/ui';
import { isApiError, Link, getErrorMessage } from '@marquee/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NewLinkButton } from '../../verification/new-link-button.tsx';
import { useShellVerifyEmailMutation } from './accounts-api.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

type VerifyEmailCardProps = { token: string; user: CurrentUser };

/** Confirms the address of the signed-in user. Requires a click, because email scanners open links automatically. */
export function VerifyEmailCard({ token, user }: VerifyEmailCardProps) {
  const [wasConfirmed] = useState(user.emailVerified);
  const texts = textsByRole[user.role === 'provider' ? 'provider' : 'client'];
  const [verifyEmail, { isLoading, isSuccess, error }] = useShellVerifyEmailMutation();
  const heading = useHeadingFocus(isSuccess);
  const isLinkOfAnotherAccount = isApiError(error) && error.code === 'link_of_another_account';

  if (isSuccess) {
    return (
      <Stack>
        <Title1 ref={heading} tabIndex={-1}>
          {wasConfirmed ? 'Your email address is already confirmed' : 'Your email address is confirmed'}
        </Title1>
        {!wasConfirmed && <p>{texts.after}</p>}
        <LinkButton as={Link} to="/">
          Go to My Dashboard
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack>
      <Title1>Confirm your email address</Title1>
      <p>{texts.before}</p>
      {error && <Refusal role="alert">{getErrorMessage(error, 'This could not be confirmed')}</Refusal>}
      <Button
        pending={isLoading}
        pendingText="Confirming..."
        onClick={() => void verifyEmail({ body: { token } })}
      >
        Confirm Email
      </Button>
      {error && !isLinkOfAnotherAccount && <NewLinkButton />}
    </Stack>
  );
}

const textsByRole = {
  client: {
    before: 'Confirming makes sure that only you receive your quotes.',
    after: 'You can now view and accept the quotes sent to this address.',
  },
  provider: {
    before: 'Until you confirm it, we hold emails to clients who have not written to you.',
    after: 'We are now sending the emails that waited for this; our limits may delay some.',
  },
} as const;

const Stack = styled(Card)`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
`;

const Refusal = styled.p`
  color: ${theme.color.danger};
  font-weight: ${theme.weight.medium};
`;
