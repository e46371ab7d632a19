import { BackLink, Menu, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import type { EditorChoice } from './editor-choices-for.ts';

type EditorTopProps = { choices: readonly EditorChoice[] };

/** The way back; on phones also the menu of what the dock has no room for. */
export function EditorTop({ choices }: EditorTopProps) {
  return (
    <Row>
      <BackLink as={Link} to="/provider?tab=quotes">
        Client Quotes
      </BackLink>
      {choices.length > 0 && (
        <OnPhone>
          <Menu label="More for this quote" items={choices} />
        </OnPhone>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const OnPhone = styled.span`
  display: none;

  ${theme.media.phone} {
    display: contents;
  }
`;
