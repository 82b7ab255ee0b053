export interface LoadingOverlayProps {
  /** Said to screen readers at once, and shown after 300 ms, so that quick answers don't flicker. */
  label: string;
}

/**
 * A veil over what is being fetched anew: what is there stays readable under it. The element
 * around it is `relative` and carries `aria-busy`.
 */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  return (
    <div role="status" className="loading-overlay">
      <span className="loading-overlay-sign">
        <span className="loading-overlay-wave" aria-hidden="true" />
        {label}
      </span>
    </div>
  );
}
