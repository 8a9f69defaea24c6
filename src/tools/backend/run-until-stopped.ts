import { loadProfile } from '../../app/profiles';
import { newBackend, openDatabase } from './backend';
import { readBackendSettings, settingsLeftOut } from './backend-settings';
import { checkSettings, lookForPictures } from './check-settings';
import { startSentence } from './start-sentence';
import { stopInOrder } from './stop-in-order';
import { flag, readArguments, usageOf } from '../commands/command.mjs';

const command = {
  name: 'node backend.mjs',
  does: 'Migrates the database and serves until it is stopped. Its settings are in the environment.',
  options: { check: flag('tries each setting instead, and starts nothing') },
};

const write = (stream: NodeJS.WriteStream, line: object) =>
  void stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
const log = (message: string) => write(process.stderr, { message });

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(usageOf(command));
    return;
  }
  // A mistyped --check must not start the backend, which would migrate the database.
  const { options } = readArguments(command, args);
  const settings = readBackendSettings(process.env);
  if (options.check) {
    const wrong = await checkSettings(settings);
    process.stdout.write(`${wrong.length === 0 ? 'All settings work.' : wrong.join('\n')}\n`);
    process.exit(wrong.length === 0 ? 0 : 2);
  }

  const shop = await loadProfile(settings.SHOP_PROFILE).catch(named('SHOP_PROFILE'));
  const store = settings.DATABASE_URL === undefined ? 'DATA_FOLDER' : 'DATABASE_URL';
  if (store === 'DATA_FOLDER')
    log('This database is for development: PGlite, in one process. Set DATABASE_URL to open.');
  await lookForPictures(settings).catch((error: unknown) => log(startSentence('PICTURES_FOLDER', error)));
  const database = await openDatabase(settings, log).catch(named(store));

  const answered = (line: object) => write(process.stdout, line);
  const { app } = await newBackend(settings, database, { shop, log, answered }).catch(named(store));
  await app.listen({ host: settings.HOST, port: settings.PORT }).catch(named('HOST and PORT'));
  write(process.stdout, { message: `API ${settings.PUBLIC_URL}/api/v1`, notSet: settingsLeftOut(process.env) });

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(
      signal,
      () =>
        void stopInOrder(
          () => app.close(),
          (code) => process.exit(code),
          log,
        ),
    );
}

function named(setting: string) {
  return (error: unknown): never => {
    throw new Error(startSentence(setting, error), { cause: error });
  };
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
});
