const SCRIPT = 'https://accounts.google.com/gsi/client';

/** What is used of Google Identity Services (developers.google.com/identity/gsi/web/reference). */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (given: { credential: string }) => void;
  }): void;
  renderButton(place: HTMLElement, look: Record<string, string | number>): void;
}

type WithGoogle = Window & { google?: { accounts?: { id?: GoogleIdentity } } };

let loading: Promise<GoogleIdentity> | undefined;

/** Google's script, asked for once; after a failure the next call asks again. */
export function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      loading = undefined;
      reject(new Error('Google sign-in did not load.'));
    };
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => {
      const google = (window as WithGoogle).google?.accounts?.id;
      if (google) resolve(google);
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}
