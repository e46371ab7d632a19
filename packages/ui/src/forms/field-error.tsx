import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';

type FieldErrorProps = { id: string; children: string };

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Line id={id}>
      <Icon name="circle-alert" size={16} />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p`
  ${theme.type.small}
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: ${theme.color.danger};
  font-weight: ${theme.weight.medium};

  svg {
    flex: none;
    margin-top: 2px;
  }
`;
