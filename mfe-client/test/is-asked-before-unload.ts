/** Whether a reload or a closed tab would ask before it loses what was typed. */
export function isAskedBeforeUnload(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
