import { Button, FieldGrid, TextArea, TextField } from '../../src/index.ts';

/** A contact form like the shell's, for stories of the footer. */
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
