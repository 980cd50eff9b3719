export interface Place {
  location: string;
  remote: boolean;
}

/** Formats where the work is: "Lyon, France", "Remote", "Lyon, France or remote". */
export function formatPlace({ location, remote }: Place): string {
  if (location.trim() === '' || /^remote$/i.test(location.trim())) return remote ? 'Remote' : 'Location not stated';
  return remote ? `${location} or remote` : location;
}

/** Formats a time zone in hours from UTC: "UTC+1", "UTC−5", "UTC". */
export const formatTimeZone = (hours: number): string =>
  hours === 0 ? 'UTC' : `UTC${hours > 0 ? '+' : '−'}${Math.abs(hours)}`;

/** Formats the time zones that work: "UTC−1 to UTC+3"; undefined when none are stated. */
export function formatTimeZones({
  timeZoneFrom,
  timeZoneTo,
}: {
  timeZoneFrom: number | null;
  timeZoneTo: number | null;
}): string | undefined {
  if (timeZoneFrom === null || timeZoneTo === null) return undefined;
  if (timeZoneFrom === timeZoneTo) return formatTimeZone(timeZoneFrom);
  return `${formatTimeZone(timeZoneFrom)} to ${formatTimeZone(timeZoneTo)}`;
}

/** The browser's time zone in whole hours from UTC. */
export const ownTimeZone = (now = new Date()): number => Math.round(-now.getTimezoneOffset() / 60);
