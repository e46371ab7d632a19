import { Button, FieldGrid, TextArea, TextField } from '../../src/index.ts';

/** The part of the footer's form that Storybook needs. */
export function ContactFields() {
  return (
    <form>
      <FieldGrid>
        <TextField label="Name" />
        <TextField label="Email" type="email" />
        <div data-span="full">
          <TextArea label="Message" />
        </div>
      </FieldGrid>
      <Button variant="spotlight">Send Message</Button>
    </form>
  );
}
