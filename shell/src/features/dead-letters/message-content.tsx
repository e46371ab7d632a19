import type { DeadLetterDetails } from '@marquee/contracts/dead-letters';
import { theme, Title3 } from '@marquee/ui';
import { styled } from 'styled-components';
import { Preformatted } from './preformatted.ts';

type MessageContentProps = { message: DeadLetterDetails };

/** Shows the message's content as received, with JSON indented. */
export function MessageContent({ message: { content, encoding } }: MessageContentProps) {
  const title = encoding === 'base64' ? 'Content (no text: base64)' : 'Content';

  return (
    <section>
      <Head>{title}</Head>
      <Preformatted tabIndex={0} aria-label={title}>
        {encoding === 'base64' ? content : formatJson(content)}
      </Preformatted>
    </section>
  );
}

function formatJson(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2);
  } catch {
    return content;
  }
}

const Head = styled(Title3)`
  margin-block: ${theme.space[5]} ${theme.space[2]};
`;
