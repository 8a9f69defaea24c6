/** A lazy component could not be loaded; one that breaks throws anything else. */
export class LoadFailure extends Error {}
