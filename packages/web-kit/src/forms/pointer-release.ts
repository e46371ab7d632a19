let isHeld = false;

// The build renders forms too, where nobody points.
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
 * Resolves at once, or, while a pointer is held down, after its click. What moves the page between press and release
 * makes the click miss its button.
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
