import { describe, expect, it } from 'vitest';
import { taxIdExample, taxIdValue } from './taxIds.ts';

describe('a tax number', () => {
  it.each([
    ['EuVat', 'de 123 456 789', 'DE123456789'],
    ['EuVat', 'ATU12345678', 'ATU12345678'],
    ['EuVat', 'FR.AB.123456789', 'FRAB123456789'],
    ['EuVat', 'XI123456789', 'XI123456789'],
    ['GbVat', 'gb 980 7806 84', 'GB980780684'],
    ['UsEin', '123456789', '12-3456789'],
    ['ChVat', 'CHE123456789MWST', 'CHE-123.456.789 MWST'],
    ['AuAbn', '51 824 753 556', '51824753556'],
    ['NoVat', '123 456 789 mva', '123456789MVA'],
  ] as const)('of %s may be typed «%s»', (type, written, value) => {
    expect(taxIdValue(type, written)).toBe(value);
  });

  it.each([
    ['EuVat', 'DE12345678'],
    ['EuVat', 'ZZ123456789'],
    ['EuVat', 'GB123456789'],
    ['EuVat', '123456789'],
    ['GbVat', 'DE123456789'],
    ['UsEin', '12-345678'],
    ['ChVat', 'CHE-123.456.789'],
    ['InGst', '123456789012345'],
    ['NzGst', ''],
  ] as const)('of %s is not «%s»', (type, written) => {
    expect(taxIdValue(type, written)).toBeNull();
  });

  it.each(['AuAbn', 'CaBn', 'ChVat', 'EuVat', 'GbVat', 'InGst', 'NoVat', 'NzGst', 'SgGst', 'UsEin'] as const)(
    'of %s is written as its example is',
    (type) => {
      expect(taxIdValue(type, taxIdExample(type))).toBe(taxIdExample(type));
    },
  );
});
