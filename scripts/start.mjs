import { endWithStarter, runFrugally, wantsFrugalMemory } from './frugal-memory.mjs';
import {
  arePackagesInstalled,
  bundles,
  checkNode,
  installPackages,
  isFresh,
  pages,
  readSettingsFile,
  refreshBundles,
  refreshPages,
  ROOT,
} from './up-to-date.mjs';

/**
 * `npm start`: installs and builds what is missing or stale, then serves; on Linux in a second
 * process of the same command (frugal-memory.mjs). With `--dev`, pages are compiled as they are
 * asked for.
 */
const isDevelopment = process.argv.includes('--dev');

process.chdir(ROOT);
checkNode();
readSettingsFile();
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

if (!isDevelopment && wantsFrugalMemory()) runFrugally();
else await start();

async function start() {
  endWithStarter();
  const isBuilt = isFresh(bundles) && (isDevelopment || isFresh(pages));
  const withDevelopment = isDevelopment || !isBuilt;
  if (!arePackagesInstalled({ withDevelopment })) await installPackages();
  await refreshBundles();
  if (!isDevelopment) await refreshPages();

  await import('../.build/serve.mjs');
}
