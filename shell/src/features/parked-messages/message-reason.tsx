import { theme, Title3 } from '@marquee/ui';
import { styled } from 'styled-components';
import { Source } from './source.ts';

type MessageReasonProps = { reason: string };

/** The whole of it; what a check found wrong has a line for each field. */
export function MessageReason({ reason }: MessageReasonProps) {
  return (
    <section>
      <Head>Reason</Head>
      <Lines tabIndex={0} aria-label="Reason">
        {reason.replaceAll('; ', ';\n')}
      </Lines>
    </section>
  );
}

const Head = styled(Title3)`
  margin-bottom: ${theme.space[2]};
`;

/** What follows stays in sight. */
const Lines = styled(Source)`
  max-height: 180px;
`;
