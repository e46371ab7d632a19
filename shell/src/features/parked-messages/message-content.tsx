import type { ParkedMessageDetails } from '@marquee/contracts/parked-messages';
import { theme, Title3 } from '@marquee/ui';
import { styled } from 'styled-components';
import { Source } from './source.ts';

type MessageContentProps = { message: ParkedMessageDetails };

/** The message's content as received; JSON is indented. */
export function MessageContent({ message: { content, encoding } }: MessageContentProps) {
  const title = encoding === 'base64' ? 'Content (no text: base64)' : 'Content';

  return (
    <section>
      <Head>{title}</Head>
      <Source tabIndex={0} aria-label={title}>
        {encoding === 'base64' ? content : setOut(content)}
      </Source>
    </section>
  );
}

function setOut(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2);
  } catch {
    return content;
  }
}

const Head = styled(Title3)`
  margin-block: ${theme.space[5]} ${theme.space[2]};
`;
