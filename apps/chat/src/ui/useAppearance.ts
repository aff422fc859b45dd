import { groundOf, inkOn, readableOn } from '@parley/assistant-config/contrast';
import { useLayoutEffect } from 'preact/hooks';
import type { Appearance } from '#api/chatConfig.ts';

/** The grounds of the light and the dark theme that text is hardest to read on. */
const LIGHT_GROUND = '#f4f3f0';
const DARK_GROUND = '#25292e';

/**
 * The page's custom properties for an appearance; theme.css says what they are for. What stands on the company's colours, and
 * text in them, stays readable whichever they are.
 */
export function propertiesOf({
  mainColour,
  visitorBubbleColour,
  assistantBubbleColour: reply,
  background,
  corners,
}: Pick<Appearance, 'mainColour' | 'visitorBubbleColour' | 'assistantBubbleColour' | 'background' | 'corners'>): Record<
  string,
  string
> {
  const ink = inkOn(mainColour);
  const replyInk = reply && inkOn(reply);
  const bubbleInk = visitorBubbleColour && inkOn(visitorBubbleColour);
  return {
    '--corners': `${corners}px`,
    ...(ink && {
      '--main': mainColour,
      '--main-ink': ink,
      // Away from the ink, so that it is read even better.
      '--main-hover': `color-mix(in srgb, ${mainColour} 88%, ${ink === '#ffffff' ? 'black' : 'white'})`,
      '--brand-on-light': readableOn(mainColour, LIGHT_GROUND) ?? '',
      '--brand-on-dark': readableOn(mainColour, DARK_GROUND) ?? '',
    }),
    ...(visitorBubbleColour &&
      bubbleInk && {
        '--bubble': visitorBubbleColour,
        '--bubble-ink': bubbleInk,
        // It may be the colour of what it stands on.
        '--bubble-line': `color-mix(in srgb, ${bubbleInk} 12%, transparent)`,
      }),
    ...(reply &&
      replyInk && {
        '--reply': reply,
        '--reply-ink': replyInk,
        '--reply-line': `color-mix(in srgb, ${replyInk} 16%, transparent)`,
      }),
    ...(background && {
      '--ground': `light-dark(${groundOf(background, 'Light')}, ${groundOf(background, 'Dark')})`,
    }),
  };
}

/** Dresses the page as the company chose; null: as every chat is. `siteTheme`: what the site around asks for instead. */
export function useAppearance(appearance: Appearance | null, siteTheme: Appearance['theme'] | null = null) {
  useLayoutEffect(() => {
    if (!appearance) return undefined;
    const { style, dataset } = document.documentElement;
    const properties = propertiesOf(appearance);
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    if ('--main' in properties) dataset.coloured = '';
    dataset.font = appearance.font;
    const theme = siteTheme ?? appearance.theme;
    if (theme !== 'Auto') dataset.theme = theme.toLowerCase();
    const takeOff = putOn(appearance.css);
    return () => {
      takeOff();
      for (const name of Object.keys(properties)) style.removeProperty(name);
      delete dataset.coloured;
      delete dataset.font;
      delete dataset.theme;
    };
  }, [appearance, siteTheme]);
}

/** The company's own styles over all others; answers how to take them off. */
function putOn(css: string): () => void {
  if (!css) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
