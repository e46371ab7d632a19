/** Renders a story in an iframe on the docs page, for a story that would cover the other stories there. */
export const iframeStory = {
  docs: { story: { inline: false, iframeHeight: 480 } },
} as const;
