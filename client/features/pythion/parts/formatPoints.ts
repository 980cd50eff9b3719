/** Points of the total, with a decimal where there is one: "20", "7.5". */
export const formatPoints = (points: number): string => String(Math.round(points * 10) / 10);
