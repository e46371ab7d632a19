const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As it stands on the keyboard of whoever reads it. */
export const menuKeys = isApple ? '⌘ K' : 'Ctrl K';
