import { Button, Card, LinkButton, theme, Title1 } from '@marquee/ui';
import { Link, messageOf } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { useShellVerifyEmailMutation } from './accounts-api.ts';

type VerifyEmailCardProps = { token: string };

/** Behind the mailed link. A press of the button confirms, because mail scanners open links by themselves. */
export function VerifyEmailCard({ token }: VerifyEmailCardProps) {
  const [verifyEmail, { isLoading, isSuccess, error }] = useShellVerifyEmailMutation();

  if (isSuccess) {
    return (
      <Stack>
        <Title1>Your e-mail address is confirmed</Title1>
        <p>Quotes that were made for this address are now yours to read and accept.</p>
        <LinkButton as={Link} to="/">
          Go to My Dashboard
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack>
      <Title1>Confirm your e-mail address</Title1>
      <p role={error ? 'alert' : undefined}>
        {error
          ? messageOf(error, 'This could not be confirmed')
          : 'So that nobody else can receive your quotes.'}
      </p>
      <Button
        pending={isLoading}
        pendingText="Confirming..."
        onClick={() => void verifyEmail({ body: { token } })}
      >
        Confirm E-mail
      </Button>
    </Stack>
  );
}

const Stack = styled(Card)`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
`;
