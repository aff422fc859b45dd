import { create } from 'zustand';

/** Which of the dialogs is open, from wherever it was asked for. */
export const useManagedFiling = create<{ open: 'labels' | 'teams' | 'macros' | null }>(() => ({ open: null }));

export const manageLabels = () => useManagedFiling.setState({ open: 'labels' });
export const manageTeams = () => useManagedFiling.setState({ open: 'teams' });
export const manageMacros = () => useManagedFiling.setState({ open: 'macros' });
