import { useState, type ReactNode } from 'react';
import { FileStack, FileText, Folder, Globe, LifeBuoy, Plus } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { readPage } from '#ui/pagination/pageParam.ts';
import { SideMenu, type SideMenuGroup } from '#ui/side-menu/SideMenu.tsx';
import { SideMenuLayout } from '#ui/side-menu/SideMenuLayout.tsx';
import { SideMenuSelect } from '#ui/side-menu/SideMenuSelect.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Side menu';

const PARTS: SideMenuGroup[] = [
  {
    id: 'parts',
    items: [
      { id: 'articles', label: 'Articles', icon: FileText, count: 64 },
      { id: 'articles/categories', label: 'Categories', icon: Folder, count: 7 },
      { id: 'documents', label: 'Documents', icon: FileStack, count: 12 },
      { id: 'webpages', label: 'Webpages', icon: Globe, count: 1218 },
    ],
  },
  {
    id: 'categories',
    label: 'Categories',
    action: <IconButton icon={Plus} label="New category" />,
    items: [
      { id: 'gear & care', label: 'Gear & care', count: 17 },
      { id: 'returns', label: 'Returns, repairs and everything that comes back to us', count: 9 },
    ],
  },
];

const FORMS: SideMenuGroup[] = [
  {
    id: 'forms',
    items: [
      {
        id: 'return',
        label: 'Return request',
        detail: '3 new answers',
        avatar: <Tile letter="R" colour="bg-amber-400" />,
      },
      {
        id: 'size',
        label: 'Size advice',
        detail: 'Last answer 2h ago',
        avatar: <Tile letter="S" colour="bg-sky-400" />,
      },
      {
        id: 'course',
        label: 'Course booking',
        detail: 'No answers yet',
        avatar: <Tile letter="C" colour="bg-green-400" />,
        badge: <Badge>Draft</Badge>,
      },
    ],
  },
];

const CREATE = { label: 'New article' };
const HELP = { href: 'https://example.com/help', label: 'Help centre', icon: LifeBuoy };

export default function SideMenus() {
  const [search] = useSearchParams();
  const [tries, setTries] = useState(0);
  return (
    <>
      <Pane label="Items, groups, create entry, link">
        <SideMenu label="Content" prefix="/side-menu" groups={PARTS} create={CREATE} links={[HELP]} />
      </Pane>
      <Pane label="Searched and paged, with a second line">
        <SideMenu
          label="Forms"
          prefix="/forms"
          groups={FORMS}
          search={{ label: 'Search forms' }}
          create={{ label: 'New form' }}
          pagination={{ page: readPage(search, 'forms'), pageCount: 13, param: 'forms' }}
        />
      </Pane>
      <Pane label="Empty">
        <SideMenu label="No forms" prefix="/none" groups={[]} create={{ label: 'New form' }} />
      </Pane>
      <Pane label="Loading">
        <SideMenu label="Forms to come" prefix="/loading" groups={[]} isLoading />
      </Pane>
      <Pane label={tries === 0 ? 'Failed' : `Failed, tried ${tries} times`}>
        <SideMenu
          label="Forms that failed"
          prefix="/failed"
          groups={[]}
          error={{ text: 'The forms did not load.', onRetry: () => setTries(tries + 1) }}
        />
      </Pane>
      <Specimen label="On a phone: a select, with the create entry and the links" isWide>
        <div className="max-w-96 overflow-hidden rounded-card border border-line bg-surface">
          <SideMenuSelect
            label="Content on a phone"
            prefix="/side-menu"
            groups={PARTS}
            create={{ label: 'New' }}
            links={[HELP]}
          />
          <Place prefix="/side-menu" />
        </div>
      </Specimen>
      <Specimen label="Layout; on a phone the list is a screen, and an item opens over it" isWide>
        <div className="flex h-80 w-full flex-col overflow-hidden rounded-card border border-line bg-surface">
          <SideMenuLayout label="Cards" prefix="/cards" groups={FORMS} create={{ label: 'New form' }} width="wide">
            <Place prefix="/cards" />
          </SideMenuLayout>
        </div>
      </Specimen>
      <Specimen label="Layout; on a phone the menu is a select" isWide>
        <div className="flex h-80 w-full flex-col overflow-hidden rounded-card border border-line bg-surface">
          <SideMenuLayout label="Parts" prefix="/parts" groups={PARTS} create={CREATE} onPhone="select">
            <Place prefix="/parts" />
          </SideMenuLayout>
        </div>
      </Specimen>
    </>
  );
}

function Pane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Specimen label={label}>
      <div className="flex max-h-96 w-64 flex-col overflow-hidden rounded-card border border-line bg-surface">
        {children}
      </div>
    </Specimen>
  );
}

function Place({ prefix }: { prefix: string }) {
  const { pathname } = useLocation();
  return (
    <p className="p-5 text-dense text-ink-muted max-md:p-4">
      {pathname.startsWith(`${prefix}/`) ? `Open: ${pathname}` : 'Nothing is open.'}
    </p>
  );
}

function Tile({ letter, colour }: { letter: string; colour: string }) {
  return <Avatar name={letter} size={24} shape="square" colour={colour} />;
}
