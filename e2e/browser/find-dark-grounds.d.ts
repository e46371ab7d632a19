export function findDarkGrounds(): string[];
