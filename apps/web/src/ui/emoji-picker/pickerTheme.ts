/** emoji-mart's variables for colours, each by the token that it shows. It takes them as «red, green, blue» only. */
const COLOURS = {
  '--rgb-color': '--color-ink',
  '--rgb-accent': '--color-brand',
  '--rgb-background': '--color-raised',
  '--rgb-input': '--color-surface',
};

/** Those that take a colour in any notation, or none. */
const PLAIN = {
  '--color-border': 'var(--color-press)',
  '--color-border-over': 'var(--color-line-strong)',
  '--font-family': 'inherit',
  '--font-size': '14px',
  '--border-radius': '0px',
  '--shadow': 'none',
};

/** A drawing that knows no size of its own would have none in the picker. */
const PICTURES = '.emoji-mart-emoji img { width: 24px; height: 24px; object-fit: cover; border-radius: 6px }';

/** Dresses the picker in our tokens as they are now. Answers how to stop following the theme. */
export function followTheme(picker: HTMLElement): () => void {
  const dress = () => {
    for (const [variable, token] of Object.entries(COLOURS)) {
      picker.style.setProperty(variable, rgbTriplet(colourOf(token)));
    }
  };
  for (const [variable, value] of Object.entries(PLAIN)) picker.style.setProperty(variable, value);
  dress();
  // Not a style element: the page's policy lets in none that it does not know.
  const pictures = new CSSStyleSheet();
  pictures.replaceSync(PICTURES);
  picker.shadowRoot?.adoptedStyleSheets.push(pictures);
  const observer = new MutationObserver(dress);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** A token's colour in the theme of now: read from an element, since the token itself names those of both themes. */
function colourOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Any CSS colour as «12, 34, 56»: the browser itself works it out, from a pixel that it paints. */
function rgbTriplet(colour: string): string | null {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `${red}, ${green}, ${blue}`;
}
