import { create } from 'zustand';

/** Which of the dialogs is open, from wherever it was asked for. */
export const useManagedDialog = create<{ open: 'labels' | 'teams' | 'macros' | null }>(() => ({ open: null }));

export const manageLabels = () => useManagedDialog.setState({ open: 'labels' });
export const manageTeams = () => useManagedDialog.setState({ open: 'teams' });
export const manageMacros = () => useManagedDialog.setState({ open: 'macros' });
