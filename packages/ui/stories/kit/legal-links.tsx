import { TextLink } from '../../src/index.ts';

export function LegalLinks() {
  return (
    <>
      <TextLink href="#founder">Founder</TextLink>
      <TextLink href="#privacy-policy">Privacy Policy</TextLink>
      <TextLink href="#terms">Terms of Service</TextLink>
    </>
  );
}
