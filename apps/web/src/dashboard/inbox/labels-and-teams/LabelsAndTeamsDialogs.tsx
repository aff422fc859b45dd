import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tag, UsersRound, Zap } from 'lucide-react';
import { useCommands } from '#dashboard/command-palette/useCommands.ts';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { manageLabels, manageMacros, manageTeams, useManagedDialog } from './manageLabelsAndTeams.ts';

const LabelsDialog = lazyOverlay(() => import('./LabelsDialog.tsx'));
const TeamsDialog = lazyOverlay(() => import('./TeamsDialog.tsx'));

const MacrosDialog = lazyOverlay(() => import('../macros/MacrosDialog.tsx'));

const close = () => useManagedDialog.setState({ open: null });

/** The dialogs for labels, teams and macros, and the way to them in the palette. Default export: loaded after the list. */
export default function LabelsAndTeamsDialogs() {
  const open = useManagedDialog((state) => state.open);
  useWantedByAddress();
  // Who leaves the inbox does not find it open on coming back, nor does the next person.
  useEffect(() => close, []);
  useCommands([
    { id: 'inbox.labels', label: 'Manage labels', group: 'Do', icon: Tag, run: manageLabels },
    { id: 'inbox.teams', label: 'Manage teams', group: 'Do', icon: UsersRound, run: manageTeams },
    { id: 'inbox.macros', label: 'Manage macros', group: 'Do', icon: Zap, run: manageMacros },
  ]);

  return (
    <>
      {open === 'labels' && <LabelsDialog onClose={close} />}
      {open === 'teams' && <TeamsDialog onClose={close} />}
      {open === 'macros' && <MacrosDialog onClose={close} />}
    </>
  );
}

/** An address may ask for one of them (`paths.managed`); it is opened, and the address is the inbox's again. */
function useWantedByAddress() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('manage');
  useEffect(() => {
    if (wanted === null) return;
    if (wanted === 'labels' || wanted === 'teams' || wanted === 'macros') useManagedDialog.setState({ open: wanted });
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        next.delete('manage');
        return next;
      },
      { replace: true },
    );
  }, [wanted, setParams]);
}
