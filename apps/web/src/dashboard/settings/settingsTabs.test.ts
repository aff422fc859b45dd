import { describe, expect, it } from 'vitest';
import { settingsTabs } from './settingsTabs.ts';

const ids = (isManuallyInvoiced: boolean) => settingsTabs(isManuallyInvoiced).map(({ id }) => id);

describe('settingsTabs', () => {
  it('begin with one’s own profile', () => {
    expect(ids(false)).toEqual(['my-profile', 'company-profile', 'reset-password', 'subscription', 'payment-methods']);
  });

  it('leave out the payment methods for who pays by invoice', () => {
    expect(ids(true)).toEqual(['my-profile', 'company-profile', 'reset-password', 'subscription']);
  });
});
