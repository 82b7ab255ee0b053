import { showToast } from '@/lib/client/toast';
import type { FlashChange } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

const STORAGE_KEY = 'flashAlerts';
const ALERTS = ['sound', 'notice'] as const;
type Alert = (typeof ALERTS)[number];

/** One soft tone: the note E6, a fifth of a second. */
const TONE_HZ = 1318.5;
const TONE_SECONDS = 0.2;
const TONE_GAIN = 0.08;

/**
 * The switches of the live list (`[data-wire-alert]`), off until they are pressed and remembered
 * from then on. @returns what tells of a flash in the ways that are on.
 */
export function tendFlashAlerts(signal: AbortSignal): { tell: (change: FlashChange) => void } {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-wire-alert]')];
  const wanted = new Set<Alert>(kept());
  let audio: AudioContext | undefined;

  const mark = () => {
    for (const button of buttons) {
      const isOn = isActive(button.dataset.wireAlert as Alert, wanted);
      button.setAttribute('aria-pressed', String(isOn));
      if (button.dataset.wireAlert === 'notice')
        button.hidden = typeof Notification === 'undefined';
    }
  };
  // A browser lets a page sound only after it was touched.
  const wake = () => {
    if (!wanted.has('sound') || typeof AudioContext === 'undefined') return;
    audio ??= new AudioContext();
    void audio.resume();
  };

  async function turn(button: HTMLButtonElement) {
    const alert = button.dataset.wireAlert as Alert;
    if (isActive(alert, wanted)) wanted.delete(alert);
    else if (alert === 'sound') wanted.add(alert);
    else if ((await Notification.requestPermission()) === 'granted') wanted.add(alert);
    else showToast(button.dataset.denied ?? '', { tone: 'calm' });
    keep(wanted);
    mark();
    wake();
    if (alert === 'sound' && wanted.has(alert) && audio) sound(audio);
  }

  for (const button of buttons) {
    button.addEventListener('click', () => void turn(button), { signal });
  }
  document.addEventListener('pointerdown', wake, { signal, once: true });
  mark();

  return {
    tell(change) {
      if (buttons.length === 0) return;
      if (wanted.has('sound') && audio?.state === 'running') sound(audio);
      if (document.hidden && isActive('notice', wanted)) notify(change);
    },
  };
}

function isActive(alert: Alert, wanted: ReadonlySet<Alert>): boolean {
  if (alert === 'sound') return wanted.has(alert);
  return (
    wanted.has(alert) &&
    typeof Notification !== 'undefined' &&
    Notification.permission === 'granted'
  );
}

function sound(audio: AudioContext): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = TONE_HZ;
  volume.gain.setValueAtTime(TONE_GAIN, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + TONE_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + TONE_SECONDS);
}

/** One notification a flash, however many pages of the browser hear of it. */
function notify({ id, title, lang }: FlashChange): void {
  const options = { tag: `flash-${id}`, lang, icon: '/icon.svg' };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      const locale = document.documentElement.lang as Locale;
      window.focus();
      location.assign(href('kuaixun_wz', { locale, param: id }));
    };
  } catch {
    // Chrome on Android lets only a service worker notify.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, options));
  }
}

function kept(): Alert[] {
  try {
    const words = (localStorage.getItem(STORAGE_KEY) ?? '').split(' ');
    return ALERTS.filter((alert) => words.includes(alert));
  } catch {
    return [];
  }
}

function keep(wanted: ReadonlySet<Alert>): void {
  try {
    localStorage.setItem(STORAGE_KEY, [...wanted].join(' '));
  } catch {
    // They hold for this page then.
  }
}
