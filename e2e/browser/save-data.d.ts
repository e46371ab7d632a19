export function saveData(): void;
