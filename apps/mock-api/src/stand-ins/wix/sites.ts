export type WixSite = {
  /** Its part of the address. */
  name: 'northwind' | 'northwind-classic';
  title: string;
  siteId: string;
  /** Our app in it. */
  instanceId: string;
  catalogVersion: 'V1_CATALOG' | 'V3_CATALOG';
};

/** The sites of the merchant who is played: one with each of the catalogues that Wix has. */
export const WIX_SITES: readonly WixSite[] = [
  {
    name: 'northwind',
    title: 'Northwind Outdoor',
    siteId: '517e0000-0000-4000-8000-000000000003',
    instanceId: '1257a4ce-0000-4000-8000-000000000003',
    catalogVersion: 'V3_CATALOG',
  },
  {
    name: 'northwind-classic',
    title: 'Northwind Classic',
    siteId: '517e0000-0000-4000-8000-000000000001',
    instanceId: '1257a4ce-0000-4000-8000-000000000001',
    catalogVersion: 'V1_CATALOG',
  },
];
