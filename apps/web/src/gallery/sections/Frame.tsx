import { CloudOff, RefreshCw, Sparkles, WifiOff, Check, X } from 'lucide-react';
import { Banner } from '#dashboard/frame/Banner.tsx';
import { describeTrial } from '#dashboard/frame/describeTrial.ts';
import { TrialBar } from '#dashboard/frame/TrialBar.tsx';
import { TrialRing } from '#dashboard/frame/TrialRing.tsx';
import { Stepper } from '#onboard/Stepper.tsx';
import { STEPS } from '#onboard/steps.ts';
import { ScreenCrash } from '#router/ScreenCrash.tsx';
import { NoReplyError } from '#relay/transport.ts';
import { Button } from '#ui/Button.tsx';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Frame';

const TRIALS = {
  'Under way': [{ daysRemaining: 9, messagesRemaining: 2716 }, 4000],
  'Just begun': [{ daysRemaining: 14, messagesRemaining: 4000 }, 4000],
  'Ends soon': [{ daysRemaining: 2, messagesRemaining: 1904 }, 4000],
  'Messages run out': [{ daysRemaining: 6, messagesRemaining: 0 }, 4000],
  'Plan not known': [{ daysRemaining: 9, messagesRemaining: 2716 }, null],
  Ended: [{ daysRemaining: 0, messagesRemaining: 613 }, 4000],
} as const;

const CRASHES = { 'Failed screen': new Error('boom'), 'No answer': new NoReplyError() };

export default function Frame() {
  return (
    <>
      {Object.entries(TRIALS).map(([name, [trial, limit]]) => (
        <Specimen key={name} label={`Trial: ${name}`}>
          <div className="flex items-center gap-4 rounded-card bg-canvas p-3">
            <div className="w-52">
              <TrialBar {...describeTrial(trial, limit)} />
            </div>
            <TrialRing {...describeTrial(trial, limit)} days={trial.daysRemaining} />
          </div>
        </Specimen>
      ))}
      <Specimen label="Banners" isWide>
        <div className="grid overflow-hidden rounded-card border border-line">
          <Banner tone="caution" icon={WifiOff}>
            You are offline. What you see may be out of date.
          </Banner>
          <Banner tone="caution" icon={RefreshCw} isSpinning>
            Reconnecting. New messages appear as soon as the connection is back.
          </Banner>
          <Banner
            tone="caution"
            icon={CloudOff}
            action={
              <Button size="sm" className="text-ink">
                Reconnect
              </Button>
            }
          >
            The server ended the live connection. New messages do not appear automatically.
          </Banner>
          <Banner tone="positive" icon={Check}>
            Back online. New messages appear automatically again.
          </Banner>
          <Banner
            tone="brand"
            icon={Sparkles}
            action={
              <>
                <Button size="sm">Reload</Button>
                <IconButton icon={X} label="Later" />
              </>
            }
          >
            A new version of Parley is ready.
          </Banner>
        </div>
      </Specimen>
      {Object.entries(CRASHES).map(([name, error]) => (
        <Specimen key={name} label={name}>
          <div className="h-72 w-80 overflow-hidden rounded-card border border-line [&>div]:min-h-72">
            <ScreenCrash error={error} onRetry={() => {}} />
          </div>
        </Specimen>
      ))}
      <Specimen label="Loader (after a moment)">
        <div className="h-40 w-60 overflow-hidden rounded-card border border-line [&>div]:min-h-40">
          <FullScreenLoader />
        </div>
      </Specimen>
      <Specimen label="Onboarding’s steps" isWide>
        <Stepper steps={STEPS} current="Subscription" reached="Subscription" />
      </Specimen>
    </>
  );
}
