/**
 * Prevents the page from scrolling under an overlay; padding replaces the hidden scrollbar. Returns a function that restores the page's
 * overflow and padding.
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  const { overflow, paddingRight } = style;
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;

  if (overflow !== 'hidden') {
    style.overflow = 'hidden';
    style.paddingRight = `${scrollbar}px`;
  }

  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
  };
}
