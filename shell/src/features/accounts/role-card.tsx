import { Button, Card, theme, Title2 } from '@marquee/ui';
import { styled } from 'styled-components';

type RoleCardProps = { title: string; action: string; onChoose: () => void; children: string };

/** Card of a role, with the button that chooses it. */
export function RoleCard({ title, action, onChoose, children }: RoleCardProps) {
  return (
    <Stack aria-label={title}>
      <Title2>{title}</Title2>
      <p>{children}</p>
      <Button onClick={onChoose}>{action}</Button>
    </Stack>
  );
}

const Stack = styled(Card)`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
  justify-items: start;

  > p {
    color: ${theme.color.muted};
  }
`;
