import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { badgeTones } from './badge-tones.ts';
import type { BadgeTone } from './badge-tones.ts';

export type BadgeProps = { tone: BadgeTone; icon?: IconName | undefined; children: ReactNode };

/** Shows a state as text, with an icon if given, never by color alone. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <Tag $tone={tone}>
      {icon !== undefined && <Icon name={icon} size={14} />}
      <span>{children}</span>
    </Tag>
  );
}

const Tag = styled.span<{ $tone: BadgeTone }>`
  ${theme.type.caption}
  ${({ $tone }) => badgeTones[$tone]}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 2.5px 7px;
  border: ${theme.border.control} solid transparent;
  border-radius: ${theme.radius.badge};
  font-weight: ${theme.weight.strong};
  line-height: 1.35;
  print-color-adjust: exact;

  svg {
    flex: none;
  }
`;
