const msPerHour = 3_600_000;

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * msPerHour);
export const hoursAfter = (time: Date, hours: number): Date => new Date(time.getTime() + hours * msPerHour);
