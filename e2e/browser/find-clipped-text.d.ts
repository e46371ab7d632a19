export function findClippedText(): string[];
