/** Whether a reload or a closed tab would ask before unsaved text is lost. */
export function isAskedBeforeUnload(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
