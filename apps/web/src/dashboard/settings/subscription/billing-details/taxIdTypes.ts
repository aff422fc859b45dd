import { type TaxIdType } from '#generated/BillingDetails_details';

/** The registers that Parley knows numbers of, and how such a number looks. */
const REGISTERS: Readonly<Record<TaxIdType, { label: string; example: string }>> = {
  EuVat: { label: 'EU VAT number', example: 'DE123456789' },
  GbVat: { label: 'UK VAT number', example: 'GB123456789' },
  ChVat: { label: 'Swiss VAT number', example: 'CHE-123.456.789 MWST' },
  NoVat: { label: 'Norwegian VAT number', example: '123456789MVA' },
  UsEin: { label: 'US EIN', example: '12-3456789' },
  CaBn: { label: 'Canadian BN', example: '123456789' },
  AuAbn: { label: 'Australian ABN', example: '51 824 753 556' },
  NzGst: { label: 'New Zealand GST number', example: '123456789' },
  InGst: { label: 'Indian GST number', example: '12ABCDE3456FGZH' },
  SgGst: { label: 'Singaporean GST number', example: 'M12345678X' },
};

/** The registers to choose from. */
export const TAX_ID_TYPES = Object.entries(REGISTERS).map(([id, { label }]) => ({ id, label }));

/** What a register's numbers are called. */
export const taxIdLabel = (type: string): string => (isKnown(type) ? REGISTERS[type].label : 'Tax number');

/** How a number of this register looks; null for one that this build does not know. */
export const taxIdExample = (type: string): string | null => (isKnown(type) ? REGISTERS[type].example : null);

/** Whether this build knows the register. */
export const isKnown = (type: string): type is TaxIdType => Object.hasOwn(REGISTERS, type);
