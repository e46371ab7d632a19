import { ActionLink, Icon, theme } from '@marquee/ui';
import { styled } from 'styled-components';

type FiguresToggleProps = {
  /** What the charts show, such as 'figures'. */
  subject: string;
  areTables: boolean;
  onToggle: () => void;
};

/** Switches between charts and tables. */
export function FiguresToggle({ subject, areTables, onToggle }: FiguresToggleProps) {
  return (
    <Toggle as="button" type="button" onClick={onToggle}>
      <Icon name={areTables ? 'trending-up' : 'table'} size={16} />
      <span>{areTables ? `Show the ${subject} as charts` : `Show the ${subject} as a table`}</span>
    </Toggle>
  );
}

const Toggle = styled(ActionLink)`
  justify-self: start;
  color: ${theme.color.ink};
  text-decoration: underline;
  text-underline-offset: 4px;
`;
