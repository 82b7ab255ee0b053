import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What a command of the shell takes. */
type Taken = Pick<ParseArgsConfig, 'options' | 'allowPositionals'>;
type Read<T extends Taken> = ReturnType<typeof parseArgs<T & { args: string[] }>>;

/**
 * The options and words behind a command as it takes them. What it does not know ends the
 * process with one sentence and the usage, as other mistakes in a command do (exit code 2).
 */
export function commandLine<const T extends Taken>(usage: string, taken: T): Read<T> {
  const read = readCommandLine(process.argv.slice(2), taken);
  if ('problem' in read) {
    console.error(`${read.problem}\n${usage}`);
    process.exit(2);
  }
  return read.found;
}

/** The same without an end: what was found, or in one sentence what is wrong with it. */
export function readCommandLine<const T extends Taken>(
  args: string[],
  taken: T,
): { found: Read<T> } | { problem: string } {
  try {
    return { found: parseArgs({ ...taken, args }) };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (!code.startsWith('ERR_PARSE_ARGS_')) throw error;
    // Node says what is wrong first, and how to get around it in what follows.
    const [sentence = ''] = message.split(/\.?\s*\n|\.\s+(?=To |This )/);
    return { problem: `${sentence.replace(/\.$/, '')}.` };
  }
}
