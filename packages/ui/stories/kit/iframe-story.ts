/** Renders a story that covers the page in an iframe on the docs page, where several stories share one page. */
export const iframeStory = {
  docs: { story: { inline: false, iframeHeight: 480 } },
} as const;
