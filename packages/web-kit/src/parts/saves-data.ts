/** Whether the browser is to save data. Not every browser tells; TypeScript knows of none. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
