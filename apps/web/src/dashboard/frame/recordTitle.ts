import { useEffect } from 'react';
import { create } from 'zustand';

type Titles = Readonly<Record<string, string>>;

/** What open records are called, by the path of their screen: routes know only what kind of record they show. */
export const useRecordTitles = create<Titles>(() => ({}));

/** Names the record that the screen below `pathname` shows, in the breadcrumb and the page's title. */
export function useRecordTitle(pathname: string, title: string) {
  useEffect(() => {
    useRecordTitles.setState({ [pathname]: title });
    return () => useRecordTitles.setState((titles) => without(titles, pathname), true);
  }, [pathname, title]);
}

const without = (titles: Titles, pathname: string): Titles =>
  Object.fromEntries(Object.entries(titles).filter(([one]) => one !== pathname));
