import { useLayoutEffect, useRef, type RefObject } from 'react';
import { CardSkeleton } from '../../components/feedback/skeletons';
import { handOver } from '../hand-over';

/** The numbers of cards fit most menus. The real numbers come with the menu. */
const groups = [5, 3];

interface MenuSkeletonProps {
  /** The skeleton sets this when it ends, and the list calls it once the cards are there. */
  readonly carryOn: RefObject<(() => void) | undefined>;
}

export function MenuSkeleton({ carryOn }: MenuSkeletonProps) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const early = slot.current;
    return () => {
      if (early) carryOn.current = handOver(early);
    };
  }, [carryOn]);
  return (
    <>
      {/* `site/early-menu/draw-first-dishes.tsx` fills the slot; `suppressHydrationWarning` keeps React from
         changing it. */}
      <div className="menu-list first-dishes" aria-hidden="true" suppressHydrationWarning ref={slot}>
        {''}
      </div>
      <div className="menu-list sk-late" aria-hidden="true">
        {groups.map((cards) => (
          <section className="group" key={cards}>
            <div className="group__head">
              <div className="sk sk--heading" />
            </div>
            <ul className="grid" role="list">
              {Array.from({ length: cards }, (_, card) => (
                <li key={card} className="grid__cell">
                  <CardSkeleton />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
