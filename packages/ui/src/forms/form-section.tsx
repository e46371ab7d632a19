import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Small, Title2 } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';

type FormSectionProps = {
  ref?: Ref<HTMLElement>;
  /** Target of links to this section. */
  id?: string;
  title: string;
  hint?: string | undefined;
  children: ReactNode;
};

/** A section of a form, with a line above it, the heading at the left and the fields at the right. */
export function FormSection({ ref, id, title, hint, children }: FormSectionProps) {
  const titleId = useId();

  return (
    <Section ref={ref} id={id} aria-labelledby={titleId}>
      <div>
        <Title2 id={titleId}>{title}</Title2>
        {hint !== undefined && <SectionHint>{hint}</SectionHint>}
      </div>
      <Fields>{children}</Fields>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: ${theme.space[5]} 56px;
  padding-block: ${theme.space[6]} 36px;
  border-top: ${theme.border.hairline} solid ${theme.color.line};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;

const SectionHint = styled(Small)`
  margin-top: ${theme.space[2]};
`;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-content: start;
`;
