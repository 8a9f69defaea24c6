import { useEffect, useState, type CSSProperties } from 'react';
import './burst.css';

/** Marks the history entry, so that a reload or Back does not show the burst again. */
const seen = 'burstSeen';
/** Each piece stops at a distance from the inline start in %, from the top in rem, and at a rotation in degrees. */
const pieces = [
  [4, 1, -12],
  [12, 4.5, 25],
  [20, 1.5, 8],
  [84, 1.25, 40],
  [91, 4.5, -8],
  [79, 4, 18],
  [95, 1, -25],
  [5, 6, -40],
  [17, 7, 22],
  [83, 7, 10],
  [94, 7.5, -6],
  [10, 2, 30],
  [8, 11, -30],
  [21, 10.5, 32],
  [92, 12, -18],
  [24, 5, 12],
  [80, 11, 28],
  [28, 8, 15],
  [72, 8.5, -20],
  [4, 14.5, 20],
  [95, 15.5, -34],
  [16, 15, -14],
] as const;

export function Burst() {
  const [isFirst] = useState(() => !(seen in entryState()));
  useEffect(() => history.replaceState({ ...entryState(), [seen]: true }, ''), []);
  if (!isFirst) return null;
  return (
    <div className="burst" aria-hidden="true">
      {pieces.map(([x, y, turn]) => (
        <i key={`${x} ${y}`} style={placeOf(x, y, turn)} />
      ))}
    </div>
  );
}

/** The way back to where all pieces begin, in the middle and 9 rem from the top, tells the style sheet the place too. */
function placeOf(x: number, y: number, turn: number): CSSProperties {
  return Object.assign({ rotate: `${turn}deg` }, { '--x': 50 - x, '--y': 9 - y });
}

function entryState(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
