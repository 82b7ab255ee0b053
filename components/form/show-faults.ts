import type { Faults } from './read-form';

/** The sentences for faults: of a field and fault (`email.invalid`), of a field, else of the fault. */
export interface FaultWords {
  byField: Readonly<Record<string, string>>;
  byFault: Readonly<Record<string, string>>;
}

/**
 * Says beside each field what is wrong with it, marks it for screen readers, and
 * goes to the first one. Fields that are right again lose their mark.
 * @returns how many fields are wrong.
 */
export function showFaults(form: HTMLFormElement, faults: Faults, words: FaultWords): number {
  let first: HTMLElement | undefined;
  let count = 0;
  for (const frame of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = frame.dataset.field ?? '';
    const fault = faultOf(name, faults);
    const place = form.ownerDocument.getElementById(`${form.id}-${name}-fault`);
    const control = frame.querySelector<HTMLElement>('[data-first], .form-control, input');
    if (place) {
      place.hidden = !fault;
      place.textContent = fault ? sentence(name, fault, words) : '';
    }
    if (fault) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
    if (!fault) continue;
    count += 1;
    first ??= control ?? undefined;
  }
  first?.focus();
  return count;
}

/** A fault of a part (`links.0`) is one of its field. */
function faultOf(name: string, faults: Faults): string | undefined {
  const key = Object.keys(faults).find((path) => path === name || path.startsWith(`${name}.`));
  return key === undefined ? undefined : faults[key];
}

function sentence(name: string, fault: string, { byField, byFault }: FaultWords): string {
  return byField[`${name}.${fault}`] ?? byField[name] ?? byFault[fault] ?? '';
}
