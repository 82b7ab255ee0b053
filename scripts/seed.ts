import { commandLine } from './command-line';
import { openSinkOrEnd } from './newsroom-sink';
import { plantNewsroom } from './seed/plant-newsroom';
import { progressLine } from './progress-line';

/** `npm run seed`: plants the sample newsroom, or brings it up to date. */
commandLine('Usage: npm run seed', {});
const sink = await openSinkOrEnd();
try {
  console.log(`Planting the sample newsroom ${sink.description}.`);
  const planted = await plantNewsroom(sink, new Date(), progressLine());
  console.log(
    `The sample newsroom stands: ${planted.articles} articles, ${planted.flashes} new flashes.`,
  );
} finally {
  await sink.close();
}
