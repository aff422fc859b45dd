import * as v from 'valibot';

/** A host of at least two names, the last of letters: `shop.example`, also in other scripts once it is a URL's. */
const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/;

/** A company's website as people write it, as a full address: `northwind.com` becomes `https://northwind.com/`. */
export const websiteAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, 'Use at most 2,000 characters.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = addressOf(dataset.value);
    if (address !== null) return address;
    addIssue({ message: 'Enter the address of a website, such as northwind.com.' });
    return NEVER;
  }),
);

function addressOf(written: string): string | null {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return HOST.test(url.hostname) ? url.href : null;
}
