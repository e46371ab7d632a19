/** Acts like a browser whose user has turned on data saving. */
export function saveData() {
  Object.defineProperty(globalThis.navigator, 'connection', { value: { saveData: true } });
}
