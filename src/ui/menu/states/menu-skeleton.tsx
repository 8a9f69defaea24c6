import { CardSkeleton } from '../../components/feedback/skeletons';

const groups = [1, 2];
const cards = [1, 2, 3, 4];

export function MenuSkeleton() {
  return (
    <>
      {/* `build/page-scripts/draw-first-dishes.ts` fills the slot; `suppressHydrationWarning` keeps React from
         changing it. */}
      <div className="menu-list first-dishes" aria-hidden="true" suppressHydrationWarning>
        {''}
      </div>
      <div className="menu-list sk-late" aria-hidden="true">
        {groups.map((group) => (
          <section className="group" key={group}>
            <div className="group__head">
              <div className="sk sk--heading" />
            </div>
            <ul className="grid grid--fill" role="list">
              {cards.map((card) => (
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
