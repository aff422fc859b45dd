import { FileStack, FileText, Folder, Globe } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { SideMenuLayout } from '#ui/side-menu/SideMenuLayout.tsx';

const PARTS = [
  {
    id: 'parts',
    items: [
      { id: 'articles', label: 'Articles', icon: FileText },
      { id: 'articles/categories', label: 'Categories', icon: Folder },
      { id: 'documents', label: 'Documents', icon: FileStack },
      { id: 'webpages', label: 'Webpages', icon: Globe },
    ],
  },
];

/** /dashboard/content/*: its parts beside whichever is open. */
export default function ContentLayout() {
  return (
    <SideMenuLayout label="Content" prefix={paths.content} groups={PARTS} onPhone="select">
      <Outlet />
    </SideMenuLayout>
  );
}
