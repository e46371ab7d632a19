import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { Small, Title3 } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';

export type StateNoticeProps = {
  icon: IconName;
  tone?: 'muted' | 'danger';
  title: string;
  /** 1 if the state is the whole page. */
  headingLevel?: 1 | 2 | undefined;
  action?: ReactNode;
  children?: ReactNode;
};

/** The common parts of `ErrorState`, `NothingFound`, `OfflineState` and `PermissionState`: icon, title, text, one action, left-aligned. */
export function StateNotice({ icon, tone = 'muted', title, headingLevel = 2, ...rest }: StateNoticeProps) {
  const { action, children } = rest;

  return (
    <Block $tone={tone}>
      <Icon name={icon} size={26} />
      <Title3 as={`h${headingLevel}`}>{title}</Title3>
      <Small as="div">{children}</Small>
      {action}
    </Block>
  );
}

const Block = styled.div<{ $tone: 'muted' | 'danger' }>`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
  padding: ${theme.space[6]} ${theme.space[5]};

  > span > svg {
    color: ${({ $tone }) => theme.color[$tone]};
  }

  > :is(a, button) {
    margin-top: ${theme.space[2]};
  }
`;
