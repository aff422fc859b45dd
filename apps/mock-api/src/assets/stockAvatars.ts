type Face = { ground: string; head: string; ink: string; corner: number; eyes: string; mouth: string; top?: string };

/** A friendly face on 64 × 64. */
const face = ({ ground, head, ink, corner, eyes, mouth, top = '' }: Face): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>` +
  `<g fill="${head}">${top}<rect x="13" y="18" width="38" height="34" rx="${corner}"/></g>` +
  `<g fill="${ink}" stroke="${ink}" stroke-width="0">${eyes}</g>` +
  `<g fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${mouth}</g></svg>`;

const EYES = {
  round: '<circle cx="25" cy="33" r="3.2"/><circle cx="39" cy="33" r="3.2"/>',
  tall: '<rect x="22.5" y="28" width="5" height="9" rx="2.5"/><rect x="36.5" y="28" width="5" height="9" rx="2.5"/>',
  wink: '<circle cx="25" cy="33" r="3.2"/><rect x="35" y="31.8" width="8" height="2.6" rx="1.3"/>',
  visor: '<rect x="19" y="28" width="26" height="9" rx="4.5"/>',
  wide: '<circle cx="24" cy="33" r="4.6"/><circle cx="40" cy="33" r="4.6"/>',
};
const MOUTHS = {
  smile: '<path d="M26 42.5c3.5 3 8.500 3 12 0"/>',
  line: '<path d="M27 43.500h10"/>',
  open: '<path d="M26.500 42h11a5.500 4.500 0 0 1-11 0z"/>',
  cat: '<path d="M26 42c1.500 2.600 4.500 2.600 6 0 1.500 2.600 4.500 2.600 6 0"/>',
  beak: '<path d="M29.500 40.500 32 44.500l2.500-4z"/>',
};
const TOPS = {
  antenna: '<rect x="30.500" y="9" width="3" height="10" rx="1.500"/><circle cx="32" cy="9" r="3.600"/>',
  ears: '<path d="M14 26 16 10l13 10zM50 26 48 10 35 20z"/>',
  horns: '<circle cx="18" cy="19" r="6"/><circle cx="46" cy="19" r="6"/>',
  tuft: '<path d="M27 20c0-7 4-10 9-11-2 4-1 7 1 11z"/>',
  cap: '<path d="M12 22a20 12 0 0 1 40 0z"/>',
};

/** Faces of our own, by the name in their address. */
export const STOCK_AVATARS: Readonly<Record<string, string>> = {
  robin: face({
    ground: '#00625a',
    head: '#e8f3f0',
    ink: '#0b3b37',
    corner: 15,
    eyes: EYES.round,
    mouth: MOUTHS.smile,
    top: TOPS.antenna,
  }),
  miso: face({
    ground: '#f2b84b',
    head: '#fff6e2',
    ink: '#5b3a00',
    corner: 16,
    eyes: EYES.round,
    mouth: MOUTHS.cat,
    top: TOPS.ears,
  }),
  bear: face({
    ground: '#964624',
    head: '#f6e3d8',
    ink: '#4a1f0d',
    corner: 17,
    eyes: EYES.round,
    mouth: MOUTHS.line,
    top: TOPS.horns,
  }),
  pixel: face({
    ground: '#26324a',
    head: '#dfe7f5',
    ink: '#17203a',
    corner: 7,
    eyes: EYES.visor,
    mouth: MOUTHS.line,
    top: TOPS.antenna,
  }),
  olive: face({
    ground: '#5c6b2f',
    head: '#f0f3df',
    ink: '#333d15',
    corner: 17,
    eyes: EYES.wide,
    mouth: MOUTHS.beak,
    top: TOPS.ears,
  }),
  coral: face({
    ground: '#d8574a',
    head: '#ffeae6',
    ink: '#6b1710',
    corner: 15,
    eyes: EYES.wink,
    mouth: MOUTHS.smile,
    top: TOPS.tuft,
  }),
  skipper: face({
    ground: '#2b6cb0',
    head: '#e6f0fb',
    ink: '#10355c',
    corner: 14,
    eyes: EYES.tall,
    mouth: MOUTHS.open,
    top: TOPS.cap,
  }),
  pebble: face({
    ground: '#7a7f87',
    head: '#f1f2f4',
    ink: '#33373d',
    corner: 17,
    eyes: EYES.tall,
    mouth: MOUTHS.smile,
  }),
  plum: face({
    ground: '#6d3a6b',
    head: '#f5e7f4',
    ink: '#3c1b3b',
    corner: 12,
    eyes: EYES.wide,
    mouth: MOUTHS.open,
    top: TOPS.antenna,
  }),
  sprout: face({
    ground: '#2f8f5b',
    head: '#e6f6ec',
    ink: '#124a2c',
    corner: 17,
    eyes: EYES.wink,
    mouth: MOUTHS.open,
    top: TOPS.tuft,
  }),
};
