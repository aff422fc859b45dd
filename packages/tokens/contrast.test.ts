import { expect, it } from 'vitest';
import { contrast, layOver, toLight } from './contrast.ts';
import { readRoles, type Theme } from './readRoles.ts';

/** What is read, or seen as a part; on which role; and the fill between the two, when there is one. */
type Pair = { front: string; ground: string; fill?: string };

const cross = (fronts: string[], grounds: string[], fills: (string | undefined)[] = [undefined]): Pair[] =>
  fronts.flatMap((front) => grounds.flatMap((ground) => fills.map((fill) => ({ front, ground, fill }))));

const STATES = ['brand', 'positive', 'caution', 'critical'];
const PANES = ['canvas', 'surface', 'raised'];
const GROUNDS = [...PANES, 'well'];
const HUES = ['emerald', 'slate', 'red', 'indigo', 'sky', 'pink', 'green', 'amber', 'purple'];

const TEXT: Pair[] = [
  ...cross(['ink', 'ink-muted', 'ink-faint', ...STATES], GROUNDS),
  ...cross(['brand-ink'], ['brand', 'brand-hover']),
  ...cross(['critical-ink'], ['critical']),
  ...STATES.flatMap((state) => cross([state, 'ink', 'ink-muted'], [`${state}-soft`])),
  // Faint text steps up to muted on these.
  ...cross(['ink', 'ink-muted', 'brand'], PANES, ['hover', 'press']),
  ...cross(['on-tile'], HUES),
];

const PARTS: Pair[] = [
  ...cross(['line-strong', 'focus'], GROUNDS),
  // A ticked box, a switch, a slider and a progress bar are known by these.
  ...cross(['brand', 'critical', 'caution'], GROUNDS),
];

const nameOf = ({ front, ground, fill }: Pair) => `${front} on ${fill ? `${fill} over ` : ''}${ground}`;

function contrastOf({ front, ground, fill }: Pair, theme: Theme): number {
  const role = readRoles(theme);
  const opaque = toLight(role(ground));
  return contrast(toLight(role(front)), fill ? layOver(role(fill), opaque) : opaque);
}

/** The pairs that have less contrast than they must have, with what they have. */
function tooWeak(pairs: readonly Pair[], theme: Theme, least: number): string[] {
  return pairs
    .map((pair) => ({ name: nameOf(pair), has: contrastOf(pair, theme) }))
    .filter(({ has }) => !(has >= least))
    .map(({ name, has }) => `${name}: ${has.toFixed(2)} instead of ${least}`);
}

it.each<Theme>(['light', 'dark'])('text has a contrast of 4.5 and parts one of 3 in the %s theme', (theme) => {
  expect([...tooWeak(TEXT, theme, 4.5), ...tooWeak(PARTS, theme, 3)]).toEqual([]);
});

it('counts black on white as 21, and half of black on white as browsers show it', () => {
  const black = { lightness: 0, chroma: 0, hue: 0, alpha: 1 };
  const white = toLight({ lightness: 1, chroma: 0, hue: 0, alpha: 1 });

  expect(contrast(toLight(black), white)).toBeCloseTo(21, 1);
  // #808080, whose contrast to white WCAG's examples give as 3.95.
  expect(contrast(layOver({ ...black, alpha: 0.498 }, white), white)).toBeCloseTo(3.95, 1);
});
