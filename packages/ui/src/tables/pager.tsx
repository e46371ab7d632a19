import { styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button.tsx';
import { theme } from '../theme/theme.ts';

type PagerProps = {
  /** "1 to 7 of 7". */
  text: string;
  previousLabel: string;
  nextLabel: string;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** Pagination below a table. A button without a handler is disabled: `onPrevious` on the first page, `onNext` on the last. */
export function Pager({ text, previousLabel, nextLabel, onPrevious, onNext }: PagerProps) {
  return (
    <Row>
      <p>{text}</p>
      <Page icon="chevron-left" label={previousLabel} disabled={!onPrevious} onClick={onPrevious} />
      <Page icon="chevron-right" label={nextLabel} disabled={!onNext} onClick={onNext} />
    </Row>
  );
}

const Row = styled.div`
  ${theme.type.small}
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[3]};
  color: ${theme.color.muted};

  p {
    flex: 1;
  }
`;

const Page = styled(IconButton)`
  color: ${theme.color.muted};
  background: ${theme.color.sunken};
`;
