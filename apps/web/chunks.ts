import path from 'node:path';

type ModuleInfo = { importedIds: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const source = (file: string) => path.resolve(import.meta.dirname, 'src', file);

/** What every page begins with. */
const MAIN = ['main.tsx'].map(source);
/** What starts the public screens. */
const PUBLIC = ['app/startPublic.tsx'].map(source);
/** What every screen behind the sign-in stands in, and the screen that most people open: the inbox's list. */
const APP = [
  'app/startApp.tsx',
  'app/signedIn.routes.tsx',
  'session/arrive.ts',
  'session/currentUser.ts',
  'dashboard/DashboardLayout.tsx',
  'dashboard/inbox/InboxScreen.tsx',
  'dashboard/inbox/NoConversation.tsx',
].map(source);
/** What the frame shows once the first screen stands. */
const LATER = [
  'dashboard/ConnectionBanner.tsx',
  'dashboard/LiveUnreadCount.tsx',
  'dashboard/NewVersionBanner.tsx',
  'dashboard/SubscriptionBanner.tsx',
  'dashboard/TrialMeter.tsx',
  'dashboard/UsageBanner.tsx',
  'dashboard/ViewAsBanner.tsx',
  'support-chat/SupportChat.tsx',
].map(source);

/** The libraries of the public screens. */
const BASE_LIBRARIES = /node_modules\/(react|react-dom|scheduler|zustand)\//;

/** The libraries of what stands behind the sign-in, without icons, and what runs them. */
const LIBRARIES = source('app/libraries.ts');
const APP_LIBRARIES = /node_modules\/(?!lucide-react)/;
/** The signs of what opens later: by themselves a file each, whose names alone would weigh on every page. */
const ICONS = /node_modules\/lucide-react\//;

/** In the order in which they take modules. */
const START_CHUNKS = ['base', 'public', 'libraries', 'app', 'later', 'icons'];

/**
 * What opens later goes by its hash alone, and that no longer than it must be: a page holds the names of all those files,
 * and there are hundreds, a kilobyte in all. The manifest of the build says which source each is of.
 */
export const chunkFileNames = ({ name }: { name: string }) =>
  START_CHUNKS.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js';

/**
 * Few chunks for what a page begins with: many small files compress badly and each costs a request. A module belongs to
 * the first of these that needs it; what opens later, by import(), is left to the bundler.
 */
export function startChunks() {
  let closures: Readonly<Record<'main' | 'public' | 'app' | 'later', Set<string>>> | null = null;

  function chunkOf(id: string, context: Context): string | null {
    closures ??= {
      main: importedFrom(MAIN, context),
      public: importedFrom(PUBLIC, context),
      app: importedFrom(APP, context),
      later: importedFrom(LATER, context),
    };
    const isPublic = closures.public.has(id);
    const isApp = closures.app.has(id);
    if (BASE_LIBRARIES.test(id) || closures.main.has(id) || (isPublic && isApp)) return 'base';
    if (isPublic) return 'public';
    if (id === LIBRARIES) return 'libraries';
    if (isApp) return APP_LIBRARIES.test(id) ? 'libraries' : 'app';
    if (closures.later.has(id)) return 'later';
    return ICONS.test(id) ? 'icons' : null;
  }

  return START_CHUNKS.map((chunk, index) => ({
    name: (id: string, context: Context) => (chunkOf(id, context) === chunk ? chunk : null),
    debugName: chunk,
    priority: 6 - index,
  }));
}

function importedFrom(roots: readonly string[], context: Context): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return seen;
}
