/** A chunk could not be fetched. It is another error than that of a component that crashes. */
export class LoadFailure extends Error {}
