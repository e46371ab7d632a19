export function goToPath(path: string): void;
