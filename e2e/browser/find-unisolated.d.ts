export function findUnisolated(): string[];
