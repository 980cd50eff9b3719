/** Points of the total, with one decimal at most: "22", "3.5". */
export const formatPoints = (points: number): string => String(Math.round(points * 10) / 10);
