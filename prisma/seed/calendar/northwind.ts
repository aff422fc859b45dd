/** Northwind's account at Calendly, as it is played locally and as the demo company has fetched it. */
const API = 'https://api.calendly.com';

export const CALENDLY_USER = {
  uri: `${API}/users/NORTHWINDSHOPBERN`,
  organizationUri: `${API}/organizations/NORTHWINDOUTDOOR`,
  name: 'Northwind Outdoor Bern',
  email: 'bern@northwindoutdoor.com',
  slug: 'northwind-bern',
  timezone: 'Europe/Zurich',
};

const eventType = (id: string, slug: string, name: string, durationMinutes: number, isActive = true) => ({
  uri: `${API}/event_types/${id}`,
  name,
  slug,
  durationMinutes,
  kind: 'solo',
  isActive,
});

export const BOOT_FITTING = eventType('BOOTFITTINGBERN01', 'boot-fitting', 'Boot fitting in Bern', 45);

export const GEAR_ADVICE = eventType('GEARADVICECALL001', 'gear-advice', 'Gear advice by video', 20);

/** What can be booked there. */
export const CALENDLY_EVENT_TYPES = [
  BOOT_FITTING,
  GEAR_ADVICE,
  eventType('WORKSHOPDROPOFF01', 'workshop-drop-off', 'Drop-off at the workshop', 15),
  eventType('TOURPLANNING00001', 'tour-planning', 'Tour planning evening', 90, false),
];
