export interface NumberedStepsProps {
  id: string;
  title: string;
  steps: readonly string[];
}

/** What happens one after the other. */
export function NumberedSteps({ id, title, steps }: NumberedStepsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="panel-head font-display text-17">
        {title}
      </h2>
      <ol className="ruled mt-1">
        {steps.map((step, place) => (
          <li key={step} className="flex gap-4 py-3">
            <span aria-hidden="true" className="font-display text-20 leading-tight text-faint">
              {place + 1}
            </span>
            <span className="text-15 text-ink-2">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
