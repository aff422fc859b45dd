import { create } from 'zustand';

/** What the screen's own search is called, while there is one: its key is listed with the others. */
export const useMainSearch = create<{ label: string | null }>(() => ({ label: null }));
