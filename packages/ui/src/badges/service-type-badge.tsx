import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { Badge } from './badge.tsx';
import { serviceIcon } from './service-icon.ts';

type ServiceTypeBadgeProps = {
  children: string;
  onRemove?: () => void;
  /** The remove button's accessible name: "Remove Lighting". */
  removeLabel?: string;
};

export function ServiceTypeBadge({ children, onRemove, removeLabel }: ServiceTypeBadgeProps) {
  return (
    <Badge tone="completed" icon={serviceIcon(children)}>
      {onRemove === undefined ? (
        children
      ) : (
        <Removable>
          <Name>{children}</Name>
          <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
            <Icon name="x" size={14} />
          </Remove>
        </Removable>
      )}
    </Badge>
  );
}

/** Keeps the remove button beside the name, even when the name wraps. */
const Removable = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  margin-right: -6px;
  border: 0;
  border-radius: ${theme.radius.badge};
  background: none;
  cursor: pointer;

  &:hover {
    background: ${theme.color.tintHover};
  }
`;
