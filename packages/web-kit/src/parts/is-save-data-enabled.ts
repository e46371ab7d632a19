/** Whether the user has enabled data saving. Only some browsers expose this setting, and TypeScript does not declare it. */
export function isSaveDataEnabled(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
