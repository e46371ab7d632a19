import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../text/visually-hidden.ts';
import { theme } from '../theme/theme.ts';

export type PasswordRule = { label: string; met: boolean };

type PasswordRulesProps = { rules: readonly PasswordRule[] };

export function PasswordRules({ rules }: PasswordRulesProps) {
  return (
    <List>
      {rules.map(({ label, met }) => (
        <Rule key={label} $met={met}>
          <Icon name={met ? 'check' : 'circle'} size={16} />
          <span>{label}</span>
          {met && <VisuallyHidden>: done</VisuallyHidden>}
        </Rule>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${theme.space[4]};
  margin-top: ${theme.space[2]};
`;

const Rule = styled.li<{ $met: boolean }>`
  ${theme.type.small}
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${({ $met }) => ($met ? theme.color.status.booked.text : theme.color.muted)};
  font-weight: ${({ $met }) => ($met ? theme.weight.medium : theme.weight.text)};
`;
