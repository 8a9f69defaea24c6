import { CardSkeleton } from '../../components/feedback/skeletons';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export function MenuSkeleton({ groups = 2, cards = 4 }: { readonly groups?: number; readonly cards?: number }) {
  return times(groups).map((group) => (
    <section className="group" key={group} aria-hidden="true">
      <div className="group__head">
        <div className="sk sk--heading" />
      </div>
      <ul className="grid grid--fill" role="list">
        {times(cards).map((card) => (
          <li key={card}>
            <CardSkeleton />
          </li>
        ))}
      </ul>
    </section>
  ));
}
