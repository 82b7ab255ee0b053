import '@/components/form/form.css';
import '@/components/desk/desk.css';
import { DeskShell, type DeskShellProps } from '@/components/desk/desk-shell';

/** A page of the desk in the desk's own dress. */
export function DeskFrame(props: DeskShellProps) {
  return <DeskShell {...props} />;
}
