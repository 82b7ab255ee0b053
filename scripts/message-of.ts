/** Errors that whoever starts the product can mend. */
const FOR_PEOPLE = [
  'EnvError',
  'DataFolderInUseError',
  'MissingExtensionError',
  'NotPreparedError',
];

/** One clear line for what a person can mend; the whole trace for a fault of the product. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForPeople = FOR_PEOPLE.includes(error.name) || /^Port /.test(error.message);
  return isForPeople ? error.message : String(error.stack);
}
