import type { TaxIdType } from '#__generated__/resolvers.ts';

/** A register's name at Stripe, how its numbers are written, and one to show. */
type Register = { type: TaxIdType; stripeType: StripeTaxIdType; format: RegExp; example: string };
type StripeTaxIdType =
  | 'au_abn'
  | 'ca_bn'
  | 'ch_vat'
  | 'eu_vat'
  | 'gb_vat'
  | 'in_gst'
  | 'no_vat'
  | 'nz_gst'
  | 'sg_gst'
  | 'us_ein';

const REGISTERS: readonly Register[] = [
  { type: 'AuAbn', stripeType: 'au_abn', format: /^\d{11}$/, example: '51824753556' },
  { type: 'CaBn', stripeType: 'ca_bn', format: /^\d{9}$/, example: '123456789' },
  { type: 'ChVat', stripeType: 'ch_vat', format: /^CHE\d{9}(MWST|TVA|IVA)$/, example: 'CHE-123.456.789 MWST' },
  { type: 'EuVat', stripeType: 'eu_vat', format: /^[A-Z]{2}[A-Z0-9+*]{2,12}$/, example: 'DE123456789' },
  { type: 'GbVat', stripeType: 'gb_vat', format: /^GB(\d{9}|\d{12}|(GD|HA)\d{3})$/, example: 'GB123456789' },
  {
    type: 'InGst',
    stripeType: 'in_gst',
    format: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
    example: '12ABCDE3456FGZH',
  },
  { type: 'NoVat', stripeType: 'no_vat', format: /^\d{9}MVA$/, example: '123456789MVA' },
  { type: 'NzGst', stripeType: 'nz_gst', format: /^\d{8,9}$/, example: '123456789' },
  { type: 'SgGst', stripeType: 'sg_gst', format: /^([A-Z]\d{8}[A-Z]|\d{8,9}[A-Z])$/, example: 'M12345678X' },
  { type: 'UsEin', stripeType: 'us_ein', format: /^\d{9}$/, example: '12-3456789' },
];

/** How each member state, and Northern Ireland, writes what follows its two letters. */
const EU_VAT: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** The number as its register writes it; null when it cannot be one of that register. */
export function taxIdValue(type: TaxIdType, written: string): string | null {
  const bare = written.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (!registerOf(type).format.test(bare)) return null;
  if (type === 'EuVat' && !EU_VAT[bare.slice(0, 2)]?.test(bare.slice(2))) return null;
  if (type === 'UsEin') return `${bare.slice(0, 2)}-${bare.slice(2)}`;
  if (type === 'ChVat') return `CHE-${bare.slice(3, 6)}.${bare.slice(6, 9)}.${bare.slice(9, 12)} ${bare.slice(12)}`;
  return bare;
}

export const taxIdExample = (type: TaxIdType): string => registerOf(type).example;

export const stripeTypeOf = (type: TaxIdType): StripeTaxIdType => registerOf(type).stripeType;

/** Null for a kind of register that Parley does not offer. */
export function taxIdTypeOf(stripeType: string): TaxIdType | null {
  return REGISTERS.find((register) => register.stripeType === stripeType)?.type ?? null;
}

function registerOf(type: TaxIdType): Register {
  const register = REGISTERS.find((one) => one.type === type);
  if (!register) throw new Error(`Nothing is known of ${type}.`);
  return register;
}
