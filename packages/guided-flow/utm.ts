import type { Utm } from './flow.ts';
import { UTM_FIELDS } from './stepOptions.ts';

/** Whether the address can have campaign parameters: `mailto:` and `tel:` cannot. */
export const takesUtm = (address: string): boolean => /^https?:/i.test(address);

/**
 * The address with the campaign's parameters behind its own. What it says already stays as it is, letter for letter, also where it
 * says the same parameter.
 */
export function withUtm(address: string, utm: Utm | undefined): string {
  if (!utm || !takesUtm(address)) return address;
  const [rest = '', ...fragments] = address.split('#');
  const [, query = ''] = rest.split(/\?(.*)/s);
  const known = new URLSearchParams(query);
  const added = new URLSearchParams();
  for (const field of UTM_FIELDS) {
    const value = utm[field]?.trim();
    if (value && !known.has(`utm_${field}`)) added.append(`utm_${field}`, value);
  }
  if (added.size === 0) return address;
  const joint = !rest.includes('?') ? '?' : query === '' || query.endsWith('&') ? '' : '&';
  return [`${rest}${joint}${added.toString()}`, ...fragments].join('#');
}
