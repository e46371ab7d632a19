import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Title1 } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';

type PageHeaderProps = {
  title: ReactNode;
  kicker?: ReactNode;
  subtitle?: ReactNode;
  back?: ReactNode;
  aside?: ReactNode;
};

/** The top of a page, with its h1. The h1 is focusable: after a navigation it takes the focus, and a screen reader reads it. */
export function PageHeader({ title, kicker, subtitle, back, aside }: PageHeaderProps) {
  return (
    <Header>
      <div>
        {back !== undefined && <Back>{back}</Back>}
        {kicker !== undefined && <Kicker>{kicker}</Kicker>}
        <Title1 tabIndex={-1}>{title}</Title1>
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      </div>
      {aside !== undefined && <Aside>{aside}</Aside>}
    </Header>
  );
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[5]};
  margin-bottom: ${theme.space[6]};
`;

const Back = styled.div`
  margin-bottom: ${theme.space[3]};
`;

const Kicker = styled.p`
  color: ${theme.color.muted};
  font-weight: ${theme.weight.strong};
  line-height: 1.3;
  margin-bottom: ${theme.space[1]};
`;

const Subtitle = styled.p`
  max-width: 62ch;
  margin-top: ${theme.space[1]};
  color: ${theme.color.muted};
`;

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`;
