/** How a colour of the demo shop is drawn. */
const INKS: Readonly<Record<string, string>> = {
  'Signal red': '#cc2f2f',
  Rust: '#b5502d',
  Poppy: '#e0492f',
  Crimson: '#9c1c34',
  Brick: '#b4533f',
  'Deep red': '#7d1622',
  Coral: '#e5735c',
  Berry: '#8b2a55',
  'Fjord blue': '#2f5f9c',
  'Night blue': '#22304f',
  Lake: '#3d84a8',
  Glacier: '#8fbfd0',
  Moss: '#5f7042',
  Pine: '#2c5545',
  Forest: '#2f4d38',
  Olive: '#77763f',
  Lime: '#9bb83c',
  Graphite: '#45494d',
  Charcoal: '#35383c',
  Slate: '#5d6a75',
  Black: '#24262a',
  Sand: '#cbb58c',
  Stone: '#a69c88',
  Oat: '#d9ccb2',
  Ochre: '#c08a2e',
  Orange: '#dd7a26',
  Cognac: '#94562c',
  Steel: '#98a1a8',
  Titanium: '#8b8f94',
  White: '#dfe3e4',
  Neutral: '#c9c2b4',
};

/** Outlines of what is sold, by type, in a square of 96; `F` is where the colour goes and `D` a darker one. */
const SHAPES: Readonly<Record<string, string>> = {
  Jacket:
    '<path fill="D" d="M38 14c0-6 20-6 20 0l4 14H34z"/><path fill="F" d="M36 22l-16 8c-4 2-5 5-6 9L8 68l12 3 5-18v33c0 2 1 3 3 3h40c2 0 3-1 3-3V53l5 18 12-3-6-29c-1-4-2-7-6-9l-16-8c-4 6-20 6-24 0z"/><path stroke="D" stroke-width="2.5" fill="none" d="M48 28v61M34 58l-5 12M62 58l5 12"/>',
  Trousers:
    '<path fill="F" d="M31 10h34l6 78H54l-6-52-6 52H25z"/><path stroke="D" stroke-width="2.5" fill="none" d="M31 18h34M48 18v18M33 26l8 4M63 26l-8 4"/>',
  Shorts:
    '<path fill="F" d="M28 20h40l8 44H53l-5-20-5 20H20z"/><path stroke="D" stroke-width="2.5" fill="none" d="M28 28h40M48 28v16"/>',
  Shirt:
    '<path fill="F" d="M36 14l-18 8-8 22 12 5 4-8v46h44V41l4 8 12-5-8-22-18-8c-4 8-20 8-24 0z"/><path stroke="D" stroke-width="2.5" fill="none" d="M36 14c4 10 20 10 24 0"/>',
  Boots:
    '<path fill="F" d="M26 12h26v34c0 8 22 8 28 22v10H26z"/><path fill="D" d="M24 78h58v8H24z"/><path stroke="D" stroke-width="2.5" d="M34 24h18M34 34h18M36 44h18"/>',
  Shoes:
    '<path fill="F" d="M12 44c8 8 18 4 22-6l36 16c10 3 14 8 14 16H12z"/><path fill="D" d="M10 70h76v8H10z"/><path stroke="D" stroke-width="2.5" d="M44 46l6-6M54 51l6-6"/>',
  Pack: '<path stroke="D" stroke-width="4" fill="none" d="M38 18c0-12 20-12 20 0"/><path fill="F" d="M24 34c0-22 48-22 48 0v48c0 5-3 8-8 8H32c-5 0-8-3-8-8z"/><path fill="D" d="M32 56h32v22H32zM24 40h48v4H24z"/>',
  Tent: '<path fill="F" d="M48 16L8 82h80z"/><path fill="D" d="M48 44L34 82h28z"/><path stroke="D" stroke-width="2.5" d="M48 16l-4-6M48 16l4-6"/>',
  'Sleeping bag':
    '<path fill="F" d="M34 12c-10 0-14 10-12 22l8 46c1 6 35 6 36 0l8-46c2-12-2-22-12-22z"/><path fill="D" d="M36 20c0-6 24-6 24 0v12c0 8-24 8-24 0z"/><path stroke="D" stroke-width="2.5" d="M27 50h42M29 64h38"/>',
  Mat: '<path fill="F" d="M20 14h44v68H20z"/><path fill="D" d="M64 14c12 0 12 14 0 14z"/><path stroke="D" stroke-width="2.5" d="M30 20v56M42 20v56M54 20v56"/>',
  Stove:
    '<path fill="F" d="M28 32h40v26c0 5-3 8-8 8H36c-5 0-8-3-8-8z"/><path stroke="D" stroke-width="3" fill="none" d="M68 38h12v14H68M34 74l-6 12M62 74l6 12M40 24c0-6 4-4 4-10M52 24c0-6 4-4 4-10"/><path fill="D" d="M34 68h28v6H34z"/>',
  Bottle:
    '<path fill="D" d="M38 8h20v14H38z"/><path fill="F" d="M36 24h24c4 4 6 8 6 14v44c0 5-3 8-8 8H38c-5 0-8-3-8-8V38c0-6 2-10 6-14z"/><path stroke="D" stroke-width="2.5" d="M30 46h36M30 70h36"/>',
  Poles:
    '<path stroke="F" stroke-width="5" d="M30 16l8 70M66 16l-8 70"/><path fill="D" d="M26 8h9v18h-9zM61 8h9v18h-9zM32 78h14v3H32zM50 78h14v3H50z"/>',
  Light:
    '<path stroke="F" stroke-width="8" fill="none" d="M14 50c0-28 68-28 68 0"/><path fill="D" d="M32 38h32v26H32z"/><circle cx="48" cy="51" r="8" fill="#fff3c4"/>',
  Gloves:
    '<path fill="F" d="M30 86V46l-12-8c-4-4 2-10 7-7l11 7V20c0-6 8-6 8 0v14-20c0-6 8-6 8 0v20-16c0-6 8-6 8 0v18-10c0-6 8-6 8 0v40l-6 20z"/><path stroke="D" stroke-width="3" d="M30 72h34"/>',
  Hat: '<path fill="F" d="M18 64c0-48 60-48 60 0z"/><path fill="D" d="M16 62h64v14H16z"/><circle cx="48" cy="20" r="7" fill="D"/>',
  Socks:
    '<path fill="F" d="M34 10h24v44l18 18c6 8-4 18-14 12L38 70c-3-2-4-5-4-8z"/><path fill="D" d="M34 10h24v10H34z"/>',
  Climbing:
    '<path stroke="F" stroke-width="7" fill="none" d="M48 14c26 0 26 44 0 44s-26-44 0-44zM48 58c18 0 18 28 0 28s-18-28 0-28z"/><path stroke="D" stroke-width="3" d="M30 36h36M38 72h20"/>',
  Snow: '<path fill="none" stroke="F" stroke-width="6" d="M48 8c20 0 20 30 14 50L48 90 34 58C28 38 28 8 48 8z"/><path stroke="D" stroke-width="3" d="M34 34h28M36 48h24M40 62h16"/>',
  Care: '<path fill="D" d="M36 12h24v12H36z"/><path fill="F" d="M28 28h40v58H28z"/><path fill="#fff" opacity=".7" d="M34 46h28v18H34z"/>',
};

/** A picture of something in a colour, as SVG. */
export function drawProduct(type: string, colour: string): string {
  const ink = INKS[colour] ?? '#7a7f85';
  const shape = (SHAPES[type] ?? SHAPES.Pack ?? '').replaceAll('"F"', `"${ink}"`).replaceAll('"D"', `"${darker(ink)}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="512" height="512"><rect width="128" height="128" fill="#f4f1ec"/><g transform="translate(16 16)" stroke-linecap="round" stroke-linejoin="round">${shape}</g></svg>`;
}

function darker(hex: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(parseInt(hex.slice(at, at + 2), 16) * 0.68));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
