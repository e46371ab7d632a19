const emailAddress = /[^\s@"'<>:=,(){}]+@[^\s@"'<>:=,(){}]+\.[a-z]{2,}/gi;
const phoneNumber = /\+?\d[\d ().-]{8,}\d/g;

/** Takes e-mail addresses and phone numbers out of a text that we did not write. */
export function maskPersonal(text: string): string {
  return text.replace(emailAddress, '[e-mail]').replace(phoneNumber, '[number]');
}
