export function isBrokerAddress(text: string): boolean {
  return URL.canParse(text) && /^amqps?:\/\/[^/]/.test(text);
}
