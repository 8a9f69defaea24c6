/** Thrown when a chunk cannot be fetched, as opposed to a component that crashes. */
export class LoadFailure extends Error {}
