import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { type TwoFactor_security$key } from '#generated/TwoFactor_security';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Time } from '#ui/Time.tsx';

const DIALOGS = {
  setUp: lazyOverlay(() => import('./SetUpDialog.tsx')),
  switchOff: lazyOverlay(() => import('./SwitchOffDialog.tsx')),
  renewCodes: lazyOverlay(() => import('./RenewCodesDialog.tsx')),
};
/** From here on it is time for new ones. */
const FEW = 3;

/** Whether signing in takes a second step, and the way to change that. */
export function TwoFactor({ security }: { security: TwoFactor_security$key }) {
  const { hasPassword, twoFactorSince, backupCodesLeft } = useFragment(
    graphql`
      fragment TwoFactor_security on AccountSecurity {
        id
        hasPassword
        twoFactorSince
        backupCodesLeft
      }
    `,
    security,
  );
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Open = open && DIALOGS[open];
  const act = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);

  // Switched on or off, the button that opened the dialog is another one: the focus goes to it from the page's body.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open === null && wasOpen.current && document.activeElement === document.body) act.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  const Icon = twoFactorSince ? ShieldCheck : ShieldOff;

  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon aria-hidden className="size-5 flex-none text-ink-faint" strokeWidth={1.6} />
        <div className="min-w-0 flex-1 basis-52">
          {twoFactorSince ? (
            <>
              <p className="flex flex-wrap items-center gap-x-2 text-dense font-medium">
                On
                <span className="font-normal text-ink-muted">
                  switched on <Time instant={twoFactorSince} format="en" isFocusable />
                </span>
              </p>
              <p className="mt-0.5 flex flex-wrap items-center gap-2 text-xs text-ink-muted">
                {codesLeft(backupCodesLeft)}
                {backupCodesLeft <= FEW && <Badge tone="caution">Make new ones</Badge>}
              </p>
            </>
          ) : (
            <>
              <p className="text-dense font-medium">Off</p>
              <p className="mt-0.5 text-xs text-ink-muted">
                {hasPassword
                  ? 'Anyone who knows your password can sign in.'
                  : 'Your Google account alone signs you in.'}
              </p>
            </>
          )}
        </div>
        {twoFactorSince ? (
          <div className="flex flex-wrap gap-2">
            <Button ref={act} className="max-md:h-10" onClick={() => setOpen('renewCodes')}>
              New backup codes
            </Button>
            <Button variant="dangerQuiet" className="max-md:h-10" onClick={() => setOpen('switchOff')}>
              Switch off
            </Button>
          </div>
        ) : (
          <Button ref={act} variant="primary" className="max-md:h-10" onClick={() => setOpen('setUp')}>
            Set up
          </Button>
        )}
      </div>
      {Open && <Open hasPassword={hasPassword} onClose={close} />}
    </Card>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'No backup codes are left';
  return count === 1 ? 'One backup code is left' : `${count} backup codes are left`;
}
