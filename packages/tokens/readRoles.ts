import { readFileSync } from 'node:fs';
import { type Colour } from './contrast.ts';

export type Theme = 'light' | 'dark';

const OKLCH = String.raw`oklch\([^)]+\)`;
const ROLE = new RegExp(String.raw`--([\w-]+): (?:light-dark\((${OKLCH}), (${OKLCH})\)|(${OKLCH}));`, 'g');
const PARTS = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

/** The colours of roles.css in one theme, by role. */
export function readRoles(theme: Theme): (role: string) => Colour {
  const css = readFileSync(new URL('roles.css', import.meta.url), 'utf8');
  const roles = new Map<string, Colour>();
  for (const [, role = '', light, dark, both] of css.matchAll(ROLE)) {
    roles.set(role, parse((theme === 'light' ? light : dark) ?? both ?? ''));
  }
  return (role) => {
    const colour = roles.get(role);
    if (!colour) throw new Error(`roles.css has no colour --${role}.`);
    return colour;
  };
}

function parse(text: string): Colour {
  const parts = PARTS.exec(text);
  if (!parts) throw new Error(`Not a colour in OKLCH: ${text}`);
  const [, lightness, chroma, hue, alpha = 1] = parts;
  return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue), alpha: Number(alpha) };
}
