import type { DotItemDotProps } from 'recharts';
import { Marker } from './looks';

/** Marks every sixth month of a line with the shape of its series, at another month for each. */
export const markedDot = (series: number) => {
  function MarkedDot({ cx, cy, index, key }: DotItemDotProps) {
    if (index % 6 !== (series * 2) % 6 || cx === undefined || cy === undefined) return <g key={key} />;
    return <Marker key={key} index={series} x={Number(cx)} y={Number(cy)} />;
  }
  return MarkedDot;
};
