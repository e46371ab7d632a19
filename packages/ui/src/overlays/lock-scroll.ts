/** Holds the page still under an overlay, as wide as it was with its scrollbar. Gives back how to let go. */
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
