/* global document */

/** Runs in the page. Returns the animations and transitions that are running. One of a millisecond only shows or hides something. */
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
