import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSameBytes } from '#isSameBytes.ts';

const GOOD_FOR_S = 4 * 60 * 60;
const PREFIX = 'OauthNG.JWS.';

const Token = v.pipe(v.string(), v.parseJson(), v.object({ instanceId: v.string(), exp: v.number() }));
const Signed = v.pipe(v.string(), v.parseJson(), v.object({ instanceId: v.string() }));

/** Access tokens, and what Wix signs of an instance; both can be read without being kept. */
export function createTokens({ appId, appSecret }: { appId: string; appSecret: string }, now: () => Date) {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const signatureOf = (data: string) => createHmac('sha256', appSecret).update(data).digest('base64url');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  function sign(value: unknown): string {
    const data = encode(value);
    return `${signatureOf(data)}.${data}`;
  }

  /** What was signed; undefined for what was not. */
  function open(signed: string): string | undefined {
    const [signature = '', data = ''] = signed.split('.');
    const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(data))];
    if (!isSameBytes(given, expected)) return undefined;
    return Buffer.from(data, 'base64url').toString();
  }

  return {
    give: (instanceId: string) => `${PREFIX}${sign({ instanceId, exp: seconds() + GOOD_FOR_S })}`,
    /** Whose token it is; null for one that is not good (any more). */
    read(token: string): string | null {
      const opened = v.safeParse(Token, token.startsWith(PREFIX) ? open(token.slice(PREFIX.length)) : undefined);
      return opened.success && opened.output.exp > seconds() ? opened.output.instanceId : null;
    },
    /** https://dev.wix.com/docs/build-apps/develop-your-app/access/app-instances/parse-the-app-instance-query-parameter */
    signInstance: (instanceId: string) =>
      sign({ instanceId, appDefId: appId, signDate: now().toISOString(), permissions: 'OWNER', demoMode: false }),
    readInstance(signed: string): string | null {
      const opened = v.safeParse(Signed, open(signed));
      return opened.success ? opened.output.instanceId : null;
    },
  };
}
