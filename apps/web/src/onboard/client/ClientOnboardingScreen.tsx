import { Lock } from 'lucide-react';
import { usePreloadedQuery } from 'react-relay/hooks';
import { type GetOnboarding } from '#generated/GetOnboarding';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { OnboardFrame } from '../OnboardFrame.tsx';
import { ClientOnboarding } from './ClientOnboarding.tsx';
import { getOnboarding } from './onboarding.ts';

/** /onboard/client: what is around the steps. */
export default function ClientOnboardingScreen({ queryRef }: ScreenProps<GetOnboarding>) {
  if (!usePermission('MANAGE_CLIENT')) return <NoAccess />;
  return <Asked queryRef={queryRef} />;
}

function Asked({ queryRef }: ScreenProps<GetOnboarding>) {
  const { onboarding } = usePreloadedQuery<GetOnboarding>(getOnboarding, queryRef);
  return <ClientOnboarding onboarding={onboarding} />;
}

/** The guard leads here whoever works for a company that is not set up (spec §4), also those who may not do that. */
function NoAccess() {
  return (
    <OnboardFrame title="Setting up">
      <h1 className="sr-only">Setting up</h1>
      <EmptyState icon={Lock} title="Your company is still being set up">
        An Admin of your company has to finish that. Come back once it is done.
      </EmptyState>
    </OnboardFrame>
  );
}
