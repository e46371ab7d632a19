import { Card, LinkButton, theme, Title1 } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';

type SignInToVerifyCardProps = { token: string };

/**
 * Shown to a signed-out visitor who opens the emailed link. Access to the mailbox alone must not confirm an account that another person
 * created.
 */
export function SignInToVerifyCard({ token }: SignInToVerifyCardProps) {
  const returnTo = encodeURIComponent(`/auth?verify=${encodeURIComponent(token)}`);

  return (
    <Stack>
      <Title1>Confirm your email address</Title1>
      <p>
        Please sign in to the account that we emailed this link to. Then you can confirm the address here.
      </p>
      <p>
        If someone else signed up with your address, set a new password with “Forgot password?”. That signs
        them out everywhere.
      </p>
      <LinkButton as={Link} to={`/auth?returnTo=${returnTo}`}>
        Sign In
      </LinkButton>
    </Stack>
  );
}

const Stack = styled(Card)`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
`;
