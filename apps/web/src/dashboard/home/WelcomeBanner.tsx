import { X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { WelcomeBanner_home$key } from '#generated/WelcomeBanner_home';
import { useCurrentUser } from '#session/currentUser.ts';
import { useMay } from '#session/usePermission.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { notify } from '#ui/toast.ts';
import { focusMainContent } from '#ui/mainContent.ts';
import { useDismissWelcomeBanner } from './useDismissWelcomeBanner.ts';
import { welcomeSteps, type WelcomeStep } from './welcomeSteps.ts';

/** Greets somebody new with three first steps, until it is put away. */
export function WelcomeBanner(props: { home: WelcomeBanner_home$key }) {
  const { setup } = useFragment(
    graphql`
      fragment WelcomeBanner_home on Home {
        setup {
          kind
          isDone
        }
      }
    `,
    props.home,
  );
  const user = useCurrentUser();
  const may = useMay();
  const { dismiss } = useDismissWelcomeBanner(user?.id ?? '');

  function putAway() {
    dismiss().catch(({ message }: Error) =>
      notify({ kind: 'error', title: 'The welcome could not be dismissed.', detail: message }),
    );
    // Its button is gone.
    focusMainContent();
  }

  if (!user?.shouldShowWelcomeBanner) return null;
  const setupDone = new Set<string>(setup.filter(({ isDone }) => isDone).map(({ kind }) => kind));

  return (
    <section
      aria-labelledby="welcome"
      className="relative flex-none border-b border-line bg-well px-7 pt-6 pb-7 max-md:px-4"
    >
      <h2 id="welcome" className="pr-10 text-xl font-semibold tracking-[-0.014em]">
        Welcome to Parley, {firstName(user.name)}
      </h2>
      <p className="mt-0.5 text-ink-muted">Three steps to get started, in any order.</p>
      <ul className="mt-4 grid gap-3 lg:grid-cols-3">
        {welcomeSteps(may, setupDone).map((step) => (
          <li key={step.to} className="grid">
            <Step {...step} />
          </li>
        ))}
      </ul>
      <IconButton
        icon={X}
        label="Dismiss the welcome"
        onClick={putAway}
        className="!absolute top-5 right-5 max-md:top-3 max-md:right-2"
      />
    </section>
  );
}

function Step({ to, icon: Icon, title, text }: WelcomeStep) {
  return (
    <Link
      to={to}
      className="edge-button flex gap-3 rounded-card bg-surface p-3.5 transition-colors hover:bg-hover dark:bg-raised"
    >
      <span className="grid size-8 flex-none place-items-center rounded-full bg-brand-soft text-brand">
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      </span>
      <span className="min-w-0">
        <span className="block text-dense font-semibold">{title}</span>
        <span className="block text-dense text-pretty text-ink-muted">{text}</span>
      </span>
    </Link>
  );
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] || name;
}
