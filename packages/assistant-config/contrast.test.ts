import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, groundOf, inkOn, readableOn } from './contrast.ts';

const colours = integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const NO_COLOUR = ['teal', '#fff', '#00625a;x', ''];

describe('inkOn', () => {
  it.each([
    ['#00625A', '#ffffff'],
    ['#964624', '#ffffff'],
    ['#F7EBE0', '#000000'],
    ['#FFD400', '#000000'],
    ['#757575', '#ffffff'],
    ['#777777', '#000000'],
  ])('reads best on %s in %s', (colour, ink) => {
    expect(inkOn(colour)).toBe(ink);
  });

  it('can be read on every colour', () => {
    assert(
      property(colours, (colour) => {
        expect(contrastRatio(colour, inkOn(colour) ?? '')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#ffffff', '#964624', 6.6],
    ['#767676', '#ffffff', 4.5],
  ])('between %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
  });
});

describe('readableOn', () => {
  it('leaves alone what can be read, and darkens or lightens the rest', () => {
    expect(readableOn('#964624', '#ffffff')).toBe('#964624');
    expect(readableOn('#ffd400', '#ffffff')).toBe('#8a7200');
    expect(readableOn('#00625a', '#1c2024')).toBe('#52948f');
  });

  it('can be read on every ground', () => {
    assert(
      property(colours, colours, (colour, ground) => {
        expect(contrastRatio(readableOn(colour, ground) ?? '', ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

it.each(NO_COLOUR)('takes %j for no colour', (text) => {
  expect([inkOn(text), contrastRatio(text, '#ffffff'), readableOn(text, '#ffffff')]).toEqual([null, null, null]);
});

describe('groundOf', () => {
  it.each([
    ['#fffaf0', 'Light', '#fffaf0'],
    ['#0d1b2a', 'Dark', '#0d1b2a'],
  ] as const)('leaves %s as a %s ground', (colour, theme, ground) => {
    expect(groundOf(colour, theme)).toBe(ground);
  });

  it('is as light or as dark as the text of its theme needs', () => {
    assert(
      property(colours, (colour) => {
        expect(contrastRatio(groundOf(colour, 'Light') ?? '', '#6b6b6b')).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(groundOf(colour, 'Dark') ?? '', '#909090')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
