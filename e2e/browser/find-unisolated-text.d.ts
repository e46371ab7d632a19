export function findUnisolatedText(): string[];
