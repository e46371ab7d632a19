/** As a browser whose user has asked it to save data. */
export function saveData() {
  Object.defineProperty(globalThis.navigator, 'connection', { value: { saveData: true } });
}
