import { Button, Card, LinkButton, theme, Title1 } from '@marquee/ui';
import { isApiError, Link, messageOf } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { NewLinkButton } from '../../proofs/new-link-button.tsx';
import { useShellVerifyEmailMutation } from './accounts-api.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

type VerifyEmailCardProps = { token: string };

/** For the signed-in. A press of the button confirms, because mail scanners open links by themselves. */
export function VerifyEmailCard({ token }: VerifyEmailCardProps) {
  const [verifyEmail, { isLoading, isSuccess, error }] = useShellVerifyEmailMutation();
  const heading = useHeadingFocus(isSuccess);
  const isOfAnother = isApiError(error) && error.code === 'link_of_another_account';

  if (isSuccess) {
    return (
      <Stack>
        <Title1 ref={heading} tabIndex={-1}>
          Your e-mail address is confirmed
        </Title1>
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
      <p>So that nobody else can receive your quotes.</p>
      {error && <Refusal role="alert">{messageOf(error, 'This could not be confirmed')}</Refusal>}
      <Button
        pending={isLoading}
        pendingText="Confirming..."
        onClick={() => void verifyEmail({ body: { token } })}
      >
        Confirm E-mail
      </Button>
      {error && !isOfAnother && <NewLinkButton />}
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
