import type { Appearance } from '@stripe/stripe-js';

/** The look of the card provider's own fields: Parley's roles as they are now, as the colours that it understands. */
export function cardLook(): Appearance {
  return {
    theme: 'flat',
    variables: {
      colorPrimary: rgbOf('--brand'),
      colorBackground: rgbOf('--surface'),
      colorText: rgbOf('--ink'),
      colorTextPlaceholder: rgbOf('--ink-faint'),
      colorDanger: rgbOf('--critical'),
      accessibleColorOnColorPrimary: rgbOf('--brand-ink'),
      fontFamily: "'Geist Variable', system-ui, sans-serif",
      fontSizeBase: '14px',
      borderRadius: '6px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${rgbOf('--line-strong')}`, boxShadow: 'none' },
      '.Input:focus': { border: `1px solid ${rgbOf('--focus')}`, boxShadow: `0 0 0 1px ${rgbOf('--focus')}` },
      '.Label': { fontWeight: '500', fontSize: '13px' },
    },
  };
}

/** Frames of another origin know neither our custom properties nor, in all browsers, `oklch()`. */
function rgbOf(role: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${role})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
