import { commandLine } from './command-line';
import { openSinkOrEnd } from './newsroom-sink';

/** `npm run check-links`: asks the address of every tool and marks those that are gone. */
commandLine('Usage: npm run check-links', {});
const sink = await openSinkOrEnd();
try {
  console.log(`Looking at the tools' links ${sink.description}.`);
  const { checked, dead } = await sink.run('checkToolLinks', {});
  console.log(`${checked} asked, ${dead} dead.`);
} finally {
  await sink.close();
}
