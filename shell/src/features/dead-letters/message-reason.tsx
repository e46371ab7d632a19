import { theme, Title3 } from '@marquee/ui';
import { styled } from 'styled-components';
import { Preformatted } from './preformatted.ts';

type MessageReasonProps = { reason: string };

/** Shows the full reason. A validation error has a line per field. */
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

/** Limits the height, so that the content below stays visible. */
const Lines = styled(Preformatted)`
  max-height: 180px;
`;
