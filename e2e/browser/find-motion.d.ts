export function findMotion(): string[];
