import { Button, Card, LinkButton, theme, Title1 } from '@marquee/ui';
import { Link, messageOf, useSession } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { NewLinkButton } from '../../proofs/new-link-button.tsx';
import { useShellVerifyEmailMutation } from './accounts-api.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

type VerifyEmailCardProps = { token: string };

/** Behind the mailed link. A press of the button confirms, because mail scanners open links by themselves. */
export function VerifyEmailCard({ token }: VerifyEmailCardProps) {
  const [verifyEmail, { isLoading, isSuccess, error }] = useShellVerifyEmailMutation();
  const isSignedIn = useSession().status === 'signed-in';
  const heading = useHeadingFocus(isSuccess);

  if (isSuccess) {
    return (
      <Stack>
        <Title1 ref={heading} tabIndex={-1}>
          Your e-mail address is confirmed
        </Title1>
        <p>Quotes that were made for this address are now yours to read and accept.</p>
        <LinkButton as={Link} to={isSignedIn ? '/' : '/auth'}>
          {isSignedIn ? 'Go to My Dashboard' : 'Sign In'}
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack>
      <Title1>Confirm your e-mail address</Title1>
      <p>So that nobody else can receive your quotes.</p>
      {error && <Refusal role="alert">{messageOf(error, 'This could not be confirmed')}</Refusal>}
      <Button
        pending={isLoading}
        pendingText="Confirming..."
        onClick={() => void verifyEmail({ body: { token } })}
      >
        Confirm E-mail
      </Button>
      {error && isSignedIn && <NewLinkButton />}
    </Stack>
  );
}

const Stack = styled(Card)`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
`;

const Refusal = styled.p`
  color: ${theme.color.danger};
  font-weight: ${theme.weight.medium};
`;
