import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  arePackagesInstalled,
  bundles,
  checkNode,
  fail,
  installPackages,
  isFresh,
  readSettingsFile,
  refreshBundles,
  ROOT,
} from './up-to-date.mjs';

/**
 * `node scripts/task.mjs <command> [arguments]`: runs one of the commands in
 * scripts/*.ts, after installing and bundling what is missing or stale.
 */
const [name, ...args] = process.argv.slice(2);

checkNode();
if (!name || !existsSync(path.join(ROOT, 'scripts', `${name}.ts`))) {
  const commands = readdirSync(path.join(ROOT, 'scripts')).filter((file) => file.endsWith('.ts'));
  fail(
    `Usage: node scripts/task.mjs <command>\nCommands: ${commands.map((file) => file.slice(0, -3)).join(', ')}`,
  );
}

process.argv = [process.execPath, path.join(ROOT, '.build', `${name}.mjs`), ...args];
process.chdir(ROOT);
readSettingsFile();
process.env.NODE_ENV ??= 'production';
if (!arePackagesInstalled({ withDevelopment: !isFresh(bundles) })) await installPackages();
await refreshBundles();

await import(`../.build/${name}.mjs`);
