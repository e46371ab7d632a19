import { Card, LinkButton, PageFrame, Small, theme, Title1 } from '@marquee/ui';
import { loginAddress } from '@marquee/web-kit';
import { styled } from 'styled-components';

export function PortalSignIn() {
  return (
    <PageFrame $width="paper">
      <SignInCard>
        <Title1>Welcome to Client Portal</Title1>
        <Small>Please sign in to see your events and your quotes.</Small>
        <LinkButton href={loginAddress()} $variant="spotlight">
          Sign In to Continue
        </LinkButton>
      </SignInCard>
    </PageFrame>
  );
}

const SignInCard = styled(Card)`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
`;
