import { CardSkeleton } from '../../components/feedback/skeletons';

/** The numbers of cards fit most menus. The real numbers come with the menu. */
const groups = [5, 3];

export function MenuSkeleton() {
  return (
    <>
      {/* `site/page-scripts/draw-first-dishes.ts` fills the slot; `suppressHydrationWarning` keeps React from
         changing it. */}
      <div className="menu-list first-dishes" aria-hidden="true" suppressHydrationWarning>
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
                <li key={card}>
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
