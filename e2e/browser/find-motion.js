/* global document */

/**
 * Runs in the page. Returns the running animations and transitions, except those of at most a millisecond, which only show or hide
 * something.
 */
export function findMotion() {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect.getComputedTiming().duration) > 1)
    .map(
      (animation) =>
        `${animation.animationName ?? animation.transitionProperty} of ${nameOf(animation.effect)}`,
    );

  function nameOf({ target }) {
    return `<${target.tagName.toLowerCase()}> ${target.textContent.trim().slice(0, 40)}`;
  }
}
