/** How Stripe.js names its frames. */
const FRAME = 'iframe[name^="__privateStripeFrame"]';

/**
 * Lets people into the window that Stripe.js opens over the page where a bank asks its question (3-D Secure). It is no part of
 * the dialog that the card form may stand in, which makes all around it inert, whatever comes later included. Answers how to
 * stop once the card is confirmed.
 */
export function allow3dsFrame(): () => void {
  const added = new Set<Node>();
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.parentNode === document.body) added.add(node);
    }
    for (const node of added) {
      if (node instanceof HTMLElement && (node.matches(FRAME) || node.querySelector(FRAME))) letIn(node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** As the component library knows what lies above its dialogs: the focus may go there, too. */
function letIn(place: HTMLElement) {
  place.dataset['reactAriaTopLayer'] = 'true';
  for (const element of [place, ...place.querySelectorAll<HTMLElement>('[inert], [aria-hidden]')]) {
    element.inert = false;
    element.removeAttribute('aria-hidden');
  }
}
