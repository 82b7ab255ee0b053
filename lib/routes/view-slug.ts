import { readParam } from './path-param';
import type { RouteViews } from './route-row';

/** What is chosen of a row's views, by name; `{ kind: 'flash', sort: 'date' }`. */
export type ViewChoice = Readonly<Partial<Record<string, string>>>;

/**
 * A choice as the one segment that stands for it in addresses: its values joined by dashes in
 * the order of the row (`flash-date`); undefined where nothing is chosen.
 * Throws RangeError for a value that the row does not have.
 */
export function viewSlug(views: RouteViews, choice: ViewChoice): string | undefined {
  const values = Object.entries(views).flatMap(([name, allowed]) => {
    const value = choice[name];
    if (value === undefined) return [];
    if (!isOneOf(allowed, value)) throw new RangeError(`"${value}" is no ${name}`);
    return [value];
  });
  return values.length > 0 ? values.join('-') : undefined;
}

/** The choice that a decoded segment means, however its letters are; undefined for none. */
export function readViewSlug(views: RouteViews, decoded: string): ViewChoice | undefined {
  const choice: Record<string, string> = {};
  for (const value of decoded.toLowerCase().split('-')) {
    const name = Object.keys(views).find((one) => isOneOf(views[one] ?? [], value));
    if (name === undefined || name in choice) return undefined;
    choice[name] = value;
  }
  return choice;
}

/** The choice that a query means; what is no value of the row says nothing. */
export function viewInQuery(views: RouteViews, query: URLSearchParams): ViewChoice {
  return Object.fromEntries(
    Object.entries(views).flatMap(([name, allowed]) => {
      const value = query.getAll(name).find((said) => isOneOf(allowed, said));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function isOneOf(allowed: readonly string[] | 'id', value: string): boolean {
  if (allowed !== 'id') return allowed.includes(value);
  return readParam({ name: 'view', kind: 'id', required: false }, value) === value && value !== '';
}
