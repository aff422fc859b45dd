/** The password of everybody in the seed. */
export const DEMO_PASSWORD = 'parley-demo-1';

/** One login for each state that the dashboard must handle, the richest first. */
export const DEMO_LOGINS = [
  {
    name: 'Maya Lindqvist',
    email: 'maya@northwindoutdoor.com',
    shows: 'Northwind Outdoor, Admin: a full inbox, a trial with 9 days left',
  },
  {
    name: 'Jonas Reber',
    email: 'jonas@northwindoutdoor.com',
    shows: 'Northwind Outdoor, Staff: may reply, may not manage the company',
  },
  {
    name: 'Priya Nair',
    email: 'priya@northwindoutdoor.com',
    shows: 'Northwind Outdoor, Staff: joined two days ago, Home still welcomes her',
  },
  {
    name: 'Tomás Rey',
    email: 'tomas@northwindoutdoor.com',
    shows: 'Northwind Outdoor, Pending: invited, has to set up a profile first',
  },
  {
    name: 'Rosa Petrov',
    email: 'rosa@cafekestrel.example',
    shows: 'Café Kestrel, Admin: a second company with conversations of its own',
  },
  {
    name: 'Finn Albrecht',
    email: 'finn@cafekestrel.example',
    shows: 'Café Kestrel, Staff whose role may read conversations but not reply',
  },
  {
    name: 'Nadia Osman',
    email: 'nadia@lumenandlark.example',
    shows: 'Lumen & Lark, just signed up: no subscription, begins the onboarding',
  },
  {
    name: 'Theo Marchetti',
    email: 'theo@brightsideyoga.example',
    shows: 'Brightside Yoga: the trial has ended and nothing was paid',
  },
  {
    name: 'Greta Halden',
    email: 'greta@haldenceramics.example',
    shows: 'Halden Ceramics: cancelled its plan, may reactivate it',
  },
  {
    name: 'Samuel Brock',
    email: 'samuel@meridianfreight.example',
    shows: 'Meridian Freight: Enterprise, manually invoiced, no payment methods',
  },
  {
    name: 'Ama Boateng',
    email: 'ama@tidewaterbooks.example',
    shows: 'Tidewater Books: on Pro, to be downgraded to Starter when its month ends',
  },
] as const satisfies readonly { name: string; email: string; shows: string }[];
