export function translatePage(): void;
