// Runs before the first paint, as `first-paint.ts` does, but only in documents that already contain a page's HTML. Password managers insert
// icons between the fields of a form. React cannot hydrate HTML with unknown elements and would render the whole page again, with empty
// fields. Therefore this script removes such elements when hydration begins, and during hydration as soon as they are inserted. Imports
// nothing.

const addedNodeList: Node[] = [];
/** Limits the removals, because a password manager may insert a removed icon again immediately. An endless race would block the page. */
let remainingRemovals = 200;
let isHydrating = false;
const observer = new MutationObserver(handleAdditions);
document.addEventListener('readystatechange', () => {
  const container = document.querySelector('[data-path]');
  if (container && document.readyState === 'interactive') {
    observer.observe(container, { childList: true, subtree: true });
  }
});
document.addEventListener('hydrating', () => {
  isHydrating = true;
  handleAdditions(observer.takeRecords());
});
document.addEventListener('hydrated', () => {
  isHydrating = false;
  observer.disconnect();
  addedNodeList.length = 0;
});

function handleAdditions(records: MutationRecord[]): void {
  addedNodeList.push(...records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const node of isHydrating ? addedNodeList.splice(0) : []) {
    if (node.parentElement?.closest('form') && !isFromReact(node) && remainingRemovals > 0) {
      remainingRemovals -= 1;
      node.parentElement.removeChild(node);
    }
  }
}

/** React stores its own data in a property of every node that it renders. */
function isFromReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'));
}
