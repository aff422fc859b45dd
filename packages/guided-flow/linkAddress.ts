export const LONGEST_ADDRESS = 2048;
const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const VARIABLE = /\{\{[^{}]*\}\}/g;

export type AddressFault = 'Missing' | 'Unusable';

/** What is wrong with the address of a link; null: nothing. Variables may stand behind the host only (product §4.3). */
export function addressFault(address: string): AddressFault | null {
  if (address.trim() === '') return 'Missing';
  // A variable's name may hold blanks; what it becomes is encoded.
  const url = parsed(address.replace(VARIABLE, 'x'));
  if (!url || address.length > LONGEST_ADDRESS || !SCHEMES.has(url.protocol)) return 'Unusable';
  if (!url.protocol.startsWith('http')) return url.pathname === '' ? 'Unusable' : null;
  const isReachable = url.hostname === 'localhost' || /[^.]\.[^.]/.test(url.hostname) || url.hostname.startsWith('[');
  return isReachable && !hasVariableBeforePath(address) ? null : 'Unusable';
}

/** Whether it goes over the wire for everybody to read. */
export const isInsecure = (address: string): boolean => /^http:/i.test(address);

/** What might have been meant by an address without a scheme; null: nothing that would work. */
export function suggestedAddress(address: string): string | null {
  const completed = `https://${address.trim()}`;
  return addressFault(address) === 'Unusable' && addressFault(completed) === null ? completed : null;
}

function parsed(address: string): URL | null {
  // The parser drops blanks and control characters silently.
  // oxlint-disable-next-line no-control-regex -- these are what is refused
  const isClean = !/[\s\u0000-\u001F\u007F]/.test(address);
  return isClean && URL.canParse(address) ? new URL(address) : null;
}

const hasVariableBeforePath = (address: string) => /^https?:\/\/[^/?#]*\{\{/i.test(address);
