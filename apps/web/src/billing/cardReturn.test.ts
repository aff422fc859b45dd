import { describe, expect, it } from 'vitest';
import { returnedSecret, returnUrl, withoutReturn } from './cardReturn.ts';

const BACK = 'setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded&page=2';

describe('coming back from the bank', () => {
  it('is known by the secret in the address', () => {
    expect(returnedSecret(new URLSearchParams(BACK))).toBe('seti_1_secret_2');
    expect(returnedSecret(new URLSearchParams('page=2'))).toBeNull();
  });

  it('leaves nothing of it in the address', () => {
    expect(withoutReturn(new URLSearchParams(BACK)).toString()).toBe('page=2');
  });

  it('leads to where one was, without what an earlier return has left, with what was being done', () => {
    expect(returnUrl(`https://app.example/dashboard?${BACK}#cards`, { plan: 'Pro' })).toBe(
      'https://app.example/dashboard?page=2&plan=Pro',
    );
  });
});
