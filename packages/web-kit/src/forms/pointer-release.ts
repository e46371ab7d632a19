let isHeld = false;

// `document` is undefined when the build renders a form.
if (typeof document !== 'undefined') {
  for (const [type, held] of [
    ['pointerdown', true],
    ['pointerup', false],
    ['pointercancel', false],
  ] as const) {
    document.addEventListener(
      type,
      () => {
        isHeld = held;
      },
      { capture: true, passive: true },
    );
  }
}

/**
 * Resolves immediately or, while a pointer is down, after the click. If the layout moved between pointer down and pointer up, the click
 * would miss its button.
 */
export async function pointerReleased(): Promise<void> {
  if (!isHeld) {
    return;
  }
  await new Promise<void>((resolve) => {
    const onRelease = () => {
      document.removeEventListener('pointerup', onRelease);
      document.removeEventListener('pointercancel', onRelease);
      setTimeout(resolve);
    };
    document.addEventListener('pointerup', onRelease);
    document.addEventListener('pointercancel', onRelease);
  });
}
