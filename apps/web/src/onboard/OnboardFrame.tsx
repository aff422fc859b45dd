import { type ReactNode } from 'react';
import { useSession } from '#session/sessionStore.ts';
import { signOut } from '#session/signOut.ts';
import { Button } from '#ui/Button.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Toasts } from '#ui/Toasts.tsx';

type OnboardFrameProps = {
  /** The document's title. */
  title: string;
  children: ReactNode;
};

/** The page around each step of the onboarding; signing out is always in reach. */
export function OnboardFrame({ title, children }: OnboardFrameProps) {
  const isSignedIn = useSession(({ auth }) => auth.accessToken !== null);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <title>{`${title} · Parley`}</title>
      <header className="flex h-16 flex-none items-center gap-2 px-8 text-base font-semibold tracking-tight max-md:px-4">
        <span className="text-brand">
          <Logo />
        </span>
        Parley
        {isSignedIn && (
          <Button variant="ghost" className="ml-auto max-md:!h-10" onClick={signOut}>
            Sign out
          </Button>
        )}
      </header>
      <main className="flex w-full flex-1 flex-col gap-8 px-4 pt-4 pb-12 max-md:gap-5 max-md:pt-1">{children}</main>
      <Toasts />
    </div>
  );
}
