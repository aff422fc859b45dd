import { appCode, beginTwoFactor, confirmTwoFactor } from '@parley/mock-api/src/testing/secondFactor.ts';
import type { ScreenApi } from './screenApi.ts';

/** Switches the second step of signing in on for a person of the seed; answers their backup codes. */
export async function switchOnSecondFactor(api: ScreenApi, email: string): Promise<string[]> {
  const token = await api.signIn(email);
  const begun = await beginTwoFactor(api, token, 'parley-demo-1');
  const secret = begun.body.data?.beginTwoFactor.secret ?? '';
  const { body } = await confirmTwoFactor(api, token, appCode(api, secret));
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data.confirmTwoFactor.backupCodes;
}
