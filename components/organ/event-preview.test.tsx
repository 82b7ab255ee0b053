/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { OwnContext } from '@/components/layout/own/own-context';
import type { OwnWords } from '@/components/layout/own/own-words';
import messages from '@/messages/zh-Hans/events.json';
import { newDraft, newTicket, type EventDraft } from './event-draft';
import { EventPreview } from './event-preview';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function show({ content, tickets }: { content: object; tickets?: EventDraft['tickets'] }) {
  const draft = newDraft('免费席位');
  document.body.innerHTML = '<div id="root"></div>';
  act(() =>
    createRoot(document.querySelector('#root')!).render(
      <OwnContext value={{ locale: 'zh-Hans', words: {} as OwnWords }}>
        <EventPreview
          draft={{
            content: { ...draft.content, ...EVENING, ...content },
            tickets: tickets ?? draft.tickets,
          }}
          labels={[{ id: 4, name: '监管' }]}
          words={messages.organ}
        />
      </OwnContext>,
    ),
  );
  return document.body.textContent;
}

const EVENING = {
  title: '发展者之夜',
  start_time: '2026-12-01T11:00:00.000Z',
  end_time: '2026-12-01T14:00:00.000Z',
  time_zone: 'Asia/Hong_Kong',
  city: '香港',
  address: '海旁一号',
  organizer_name: '示例社',
};

describe('the preview of an event', () => {
  it('says when it ends, by which clocks, who holds it with whom, and where else they are', () => {
    const content = {
      label_id: 4,
      organizer_about: '做示例的人。',
      co_hosts: ['另一社', '第三社'],
      socials: { twitter: 'https://x.com/example' },
    };
    const text = show({ content });
    expect(text).toContain('19:00 – 22:00 UTC+8');
    for (const part of ['监管', '海旁一号 · 香港', '示例社', '做示例的人。', '另一社 · 第三社']) {
      expect(text).toContain(part);
    }
    expect(document.querySelector('a')?.href).toBe('https://x.com/example');
    expect(document.querySelector('[lang=en]')).toBeNull();
  });

  it('shows tickets as readers see them: no hidden ones, none that is closed', () => {
    const ticket = newTicket('普通票');
    const priced = {
      ...ticket,
      type: 'ordinary' as const,
      price: 12_000,
      currency: 'HKD' as const,
    };
    const hidden = { ...ticket, name: '内部票', type: 'official' as const };
    const closed = { ...ticket, name: '早鸟票', is_closed: true };
    const text = show({ content: {}, tickets: [priced, hidden, closed] });
    expect(text).toContain('普通票HK$120');
    expect(text).not.toMatch(/内部票|早鸟票/);
    expect(text).toContain(messages.organ.policies.standard);
    expect(show({ content: {} })).not.toContain(messages.organ.policies.standard);
  });

  it('has the English edition beside it, once there is one', () => {
    const text = show({ content: { title_en: 'Night of builders', city_en: 'Hong Kong' } });
    const english = document.querySelector('[lang=en]')!;
    expect(english.textContent).toContain('Night of builders');
    expect(english.textContent).toContain('Tue, December 1, 2026 19:00');
    // The address has no English name.
    expect(english.textContent).toContain('海旁一号, Hong Kong');
    expect(text).toContain('发展者之夜');
  });
});
