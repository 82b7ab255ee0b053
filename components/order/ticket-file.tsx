'use client';

import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import type { OrderDetails } from '@/lib/contract/event-orders';
import { fetchFile, saveFile } from '@/lib/client/save-file';
import type { OrderWords } from './order-words';

export interface TicketFileProps {
  order: OrderDetails;
  words: OrderWords;
}

/** The tickets as a file to print or keep on a telephone, and the page itself to print. */
export function TicketFile({ order, words }: TicketFileProps) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const save = () =>
    run(async () => {
      const pdf = await fetchFile(`/api/tickets/${order.id}`, locale);
      saveFile(`${order.reference}.pdf`, pdf);
    });
  return (
    <>
      <button
        type="button"
        className="min-h-11 text-15 text-tide"
        disabled={isBusy}
        onClick={() => void save()}
      >
        {words.file}
      </button>
      <button type="button" className="min-h-11 text-15 text-tide" onClick={() => print()}>
        {words.print}
      </button>
    </>
  );
}
