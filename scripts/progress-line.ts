/** Percent between two lines where the output is no terminal. */
const QUIET_STEP = 25;

/**
 * A progress report on one line that is written over, or, where the output is
 * no terminal, a line at each quarter of a step.
 */
export function progressLine(): (step: string, done: number, total: number) => void {
  let lastQuarter = '';
  return (step, done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    const text = `  ${step}: ${done} of ${total} (${percent} %)`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${text}\u001b[K${done >= total ? '\n' : ''}`);
      return;
    }
    const quarter = `${step} ${Math.floor(percent / QUIET_STEP)}`;
    if (quarter !== lastQuarter) console.log(text);
    lastQuarter = quarter;
  };
}
