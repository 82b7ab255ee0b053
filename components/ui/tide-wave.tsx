/** Three lines of a calm sea with a mark afloat: the drawing of an empty place. */
export function TideWave({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      width="168"
      height="72"
      viewBox="0 0 168 72"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path
        className="text-rule"
        stroke="currentColor"
        d="M2 62c14 0 14-6 28-6s14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 12 4 22 6"
      />
      <path
        className="text-faint"
        stroke="currentColor"
        d="M16 50c12 0 12-5 24-5s12 5 24 5 12-5 24-5 12 5 24 5 12-5 24-5 8 2 14 4"
      />
      <path className="text-tide" stroke="currentColor" d="M34 38c10 0 10-5 20-5s10 5 20 5" />
      <path className="text-tide" stroke="currentColor" d="M96 38c10 0 10-5 20-5s10 5 20 5" />
      <path
        className="text-tide"
        stroke="currentColor"
        d="m78 38 3-9h9l3 9M85.500 29V14m0 0 9 4-9 4"
      />
    </svg>
  );
}
