import { lazy } from 'react';
import { Tag, UsersRound } from 'lucide-react';
import { useCommands } from '#dashboard/command-palette/useCommands.ts';
import { LazyPart } from '#ui/LazyPart.tsx';
import { manageLabels, manageTeams, useManagedFiling } from './manageFiling.ts';

const LabelsDialog = lazy(() => import('./LabelsDialog.tsx'));
const TeamsDialog = lazy(() => import('./TeamsDialog.tsx'));

const close = () => useManagedFiling.setState({ open: null });

/** The dialogs for labels and teams, and the way to them in the palette. Default export: loaded after the list. */
export default function FilingDialogs() {
  const open = useManagedFiling((state) => state.open);
  useCommands([
    { id: 'inbox.labels', label: 'Manage labels', group: 'Do', icon: Tag, run: manageLabels },
    { id: 'inbox.teams', label: 'Manage teams', group: 'Do', icon: UsersRound, run: manageTeams },
  ]);

  return (
    <>
      {open === 'labels' && (
        <LazyPart onBroken={close}>
          <LabelsDialog onClose={close} />
        </LazyPart>
      )}
      {open === 'teams' && (
        <LazyPart onBroken={close}>
          <TeamsDialog onClose={close} />
        </LazyPart>
      )}
    </>
  );
}
