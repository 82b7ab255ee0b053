import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { readAgain } from './read-again';

it('takes no answer that was asked for before the act', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['list', 'searched'],
    queryFn: ({ signal }) => {
      signal.throwIfAborted();
      return new Promise<string>((resolve) => answers.push(resolve));
    },
  });
  const stop = observer.subscribe(() => undefined);
  const done = readAgain(client, ['list']);
  await Promise.resolve();
  answers[0]?.('with what was deleted');
  for (let turn = 0; turn < 100 && answers.length < 2; turn += 1) await Promise.resolve();
  answers[1]?.('without it');
  await done;
  expect(client.getQueryData(['list', 'searched'])).toBe('without it');
  stop();
  client.clear();
});
