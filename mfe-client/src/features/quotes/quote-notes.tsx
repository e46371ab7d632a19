import { Heading } from '@marquee/ui';
import { styled } from 'styled-components';

type QuoteNotesProps = { notes: string };

/** The provider's notes with their line breaks; null without notes. */
export function QuoteNotes({ notes }: QuoteNotesProps) {
  if (notes === '') {
    return null;
  }
  return (
    <div>
      <Heading as="h4">Notes</Heading>
      <Text>{notes}</Text>
    </div>
  );
}

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
