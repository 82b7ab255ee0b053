/** Frames in which a fault is waited for; React draws what an answer changed when it comes to it. */
const FRAMES_MAX = 60;

/** Goes to the first control of a form that is marked as wrong, once it is drawn. */
export function focusFault(form: HTMLElement | null, frames = FRAMES_MAX): void {
  requestAnimationFrame(() => {
    const control = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (control) control.focus();
    else if (form?.isConnected && frames > 1) focusFault(form, frames - 1);
  });
}
