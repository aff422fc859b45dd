import { type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { TabBar, type TabBarProps } from './TabBar.tsx';

type TabBarLayoutProps = TabBarProps & {
  /** In place of the outlet. */
  children?: ReactNode;
};

/** Tabs over the screen that the address selects; only the screen scrolls. */
export function TabBarLayout({ children = <Outlet />, ...tabs }: TabBarLayoutProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TabBar {...tabs} />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto [&>.appear-late]:min-h-0 [&>.appear-late]:flex-1">
        {children}
      </div>
    </div>
  );
}
