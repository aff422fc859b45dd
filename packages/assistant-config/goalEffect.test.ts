import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWEST_VISITORS, goalEffect } from './goalEffect.ts';

const group = fc
  .integer({ min: FEWEST_VISITORS, max: 100_000 })
  .chain((visitors) => fc.record({ visitors: fc.constant(visitors), reached: fc.integer({ min: 0, max: visitors }) }));

describe('the effect of a trigger on its goal', () => {
  // Newcombe 1998, table II, method 10: 56/70 and 48/80; 9/10 and 3/10 are too few for us.
  it('has the interval that the paper gives', () => {
    const effect = goalEffect({ visitors: 70, reached: 56 }, { visitors: 80, reached: 48 });

    expect(effect?.difference).toBeCloseTo(0.2, 4);
    expect(effect?.low).toBeCloseTo(0.0524, 4);
    expect(effect?.high).toBeCloseTo(0.3339, 4);
    expect(effect?.verdict).toBe('More');
  });

  it('is unclear where chance may have made it, and unknown among too few', () => {
    expect(goalEffect({ visitors: 100, reached: 12 }, { visitors: 40, reached: 4 })?.verdict).toBe('Unclear');
    expect(goalEffect({ visitors: 400, reached: 8 }, { visitors: 400, reached: 40 })?.verdict).toBe('Fewer');
    expect(goalEffect({ visitors: 4000, reached: 500 }, { visitors: FEWEST_VISITORS - 1, reached: 0 })).toBeNull();
    expect(goalEffect({ visitors: 0, reached: 0 }, { visitors: 0, reached: 0 })).toBeNull();
  });

  it('lies within its interval, within what shares allow, and turns with the groups', () => {
    fc.assert(
      fc.property(group, group, (one, other) => {
        const [effect, turned] = [goalEffect(one, other), goalEffect(other, one)];
        if (!effect || !turned) throw new Error('Both groups are large enough.');
        expect(effect.low).toBeLessThanOrEqual(effect.difference + 1e-12);
        expect(effect.high).toBeGreaterThanOrEqual(effect.difference - 1e-12);
        expect(Math.abs(effect.low)).toBeLessThanOrEqual(1 + 1e-12);
        expect(effect.low).toBeCloseTo(-turned.high, 9);
      }),
    );
  });
});
