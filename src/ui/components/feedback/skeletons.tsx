export function CardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <div className="card__media sk" />
      <div className="card__body">
        <div className="sk sk--name sk--w72" />
        <div className="sk sk--line mt-2" />
        <div className="sk sk--line sk--w84" />
        <div className="sk sk--line sk--w60 mt-2" />
      </div>
      <div className="card__foot">
        <div className="sk sk--title sk--price" />
        <div className="sk sk--btn" />
      </div>
    </div>
  );
}

export function LinesSkeleton() {
  return (
    <div className="mt-8 sk-late" aria-hidden="true">
      <div className="sk sk--title" />
      <div className="sk sk--title mt-3" />
      <div className="sk sk--title sk--w72 mt-3" />
    </div>
  );
}
